import type { Element, ElementContent } from 'hast';

import { linesInWords } from '@groundwork/lib/lineRanges';
import { hastElement, hastText } from '../elements';
import type { FoldedLines, LineNote, Listing } from './listingMeta';

/** Makes the elements of a stretch of lines, joined by newlines. */
type Draw<Line> = (lines: readonly Line[]) => ElementContent[];

/**
 * The lines of a block as it stands on the page: one `<pre>`, or several with folded ones and notes in between. Together
 * their texts are the whole. `<details>` may not stand in `<pre>`, so such a block is cut into parts that scroll as one.
 */
export function drawListing<Line>(
  lines: readonly Line[],
  listing: Listing,
  properties: Element['properties'],
  draw: Draw<Line>,
): Element {
  const { folds, notes } = listing;
  const drawPart = (first: number, last: number) => codeOf(lines, listing, [first, last], properties, draw);
  // A block that can scroll sideways must be reachable by keyboard.
  if (folds.length === 0 && notes.length === 0)
    return hastElement('pre', { className: ['code__text'], tabIndex: 0 }, [drawPart(1, lines.length)]);
  const preOf = ({ first, last }: Stretch) =>
    hastElement('pre', { className: ['code__text'] }, [drawPart(first, last)]);
  const parts = cutAt(folds, { first: 1, last: lines.length }).flatMap(({ cut: fold, ...part }) => {
    const drawn = cutAt(notes, part).map(({ cut: note, ...group }) =>
      note === undefined ? preOf(group) : annotated(note, preOf(group)),
    );
    return fold === undefined ? drawn : [folded(fold, drawn)];
  });
  // Beside notes lines wrap, and nothing scrolls.
  if (notes.length > 0) return hastElement('div', { className: ['code__parts', 'code__parts--noted'] }, parts);
  return hastElement('div', { className: ['code__parts'], tabIndex: 0 }, parts);
}

/** The `<code>` of a stretch of a block's lines. */
function codeOf<Line>(
  lines: readonly Line[],
  { marked, numbered, folds, added, notes }: Listing,
  [first, last]: readonly [number, number],
  properties: Element['properties'],
  draw: Draw<Line>,
): Element {
  const part = lines.slice(first - 1, last);
  const end = last === lines.length ? [] : [newline()];
  const isNumbered = numbered || marked.size + added.size + folds.length + notes.length > 0;
  if (!isNumbered) return hastElement('code', properties, [...hung(part, draw), ...end]);
  const digits = String(lines.length).length;
  const rows = part.map((line, index) => {
    const number = first + index;
    const drawn = draw([line]);
    const names = [
      ...(marked.has(number) ? ['code__mark'] : []),
      ...(added.has(number) ? ['code__new'] : []),
      ...hangOf(drawn, shownOnPhone - numberWidth),
    ];
    const row = number === lines.length ? drawn : [...drawn, newline()];
    return rowOf(row, String(number).padStart(digits), names);
  });
  return hastElement(
    'code',
    withNames(properties, ['code__numbered', ...(digits > 2 ? ['code__numbered--wide'] : [])]),
    rows,
  );
}

/** Lines without elements of their own, but for those whose rest stands further in than that of others. */
function hung<Line>(lines: readonly Line[], draw: Draw<Line>): ElementContent[] {
  const nodes: ElementContent[] = [];
  const endOf = (index: number): ElementContent[] => (index < lines.length - 1 ? [newline()] : []);
  let from = 0;
  const drawUntil = (to: number): void => {
    if (to > from) nodes.push(...draw(lines.slice(from, to)), ...endOf(to - 1));
    from = to + 1;
  };
  for (const [index, line] of lines.entries()) {
    const drawn = draw([line]);
    const hang = hangOf(drawn, shownOnPhone);
    if (hang.length === 0) continue;
    drawUntil(index);
    nodes.push(hastElement('span', { className: hang }, [...drawn, ...endOf(index)]));
  }
  drawUntil(lines.length);
  return nodes;
}

/** A phone shows so many characters of a line, numbers of lines among them. */
const shownOnPhone = 36;
const numberWidth = 4;
/** Further in, a phone has too little room. */
const deepest = 8;

/**
 * The class of a line that is indented and too long for a phone: its rest, where it wraps, stands below its own
 * beginning in the page's stylesheet.
 */
function hangOf(drawn: readonly ElementContent[], shown: number): string[] {
  const text = drawn.map(hastText).join('').replaceAll('\t', '    ');
  const indent = text.search(/\S/);
  return text.length <= shown || indent <= 0 ? [] : [`i${Math.min(2 * Math.ceil(indent / 2), deepest)}`];
}

/** Lines of a block, the first and the last. */
interface Stretch {
  first: number;
  last: number;
}

/** The stretches of a part: the lines of each cut within it, and those between two. */
function cutAt<Cut extends Stretch>(cuts: readonly Cut[], { first, last }: Stretch): (Stretch & { cut?: Cut })[] {
  const stretches: (Stretch & { cut?: Cut })[] = [];
  let next = first;
  for (const cut of cuts.filter((one) => first <= one.first && one.first <= last)) {
    if (cut.first > next) stretches.push({ first: next, last: cut.first - 1 });
    const end = Math.min(cut.last, last);
    stretches.push({ cut, first: cut.first, last: end });
    next = end + 1;
  }
  if (next <= last) stretches.push({ first: next, last });
  return stretches;
}

/**
 * A note with the lines that it speaks of, which it names: it may stand lower than they do where the one above it is
 * long. It is read before them, as its author wrote it; on a narrow screen it is drawn below.
 */
function annotated({ text, first, last }: LineNote, pre: Element): Element {
  const lines = linesInWords(Array.from({ length: last - first + 1 }, (_, index) => first + index));
  const name = hastElement('b', {}, [{ type: 'text', value: lines.replace('l', 'L') }]);
  const said = text.split('`').flatMap((part, index): ElementContent[] => {
    const value: ElementContent = { type: 'text', value: part };
    return part === '' ? [] : [index % 2 === 1 ? hastElement('code', {}, [value]) : value];
  });
  const note = hastElement('p', { className: ['code__note'] }, [name, { type: 'text', value: ' ' }, ...said]);
  return hastElement('div', { className: ['code__group'] }, [note, pre]);
}

function folded({ name, first, last }: FoldedLines, parts: readonly Element[]): Element {
  const lines = first === last ? `Line ${first}` : `Lines ${first} to ${last}`;
  const summary = hastElement('summary', { className: ['code__folded'] }, [
    { type: 'text', value: `${lines}: ${name.replaceAll('-', ' ')}` },
  ]);
  return hastElement('details', { className: ['code__fold'] }, [summary, ...parts]);
}

/**
 * A line with its number, which a stylesheet shows: nothing that is selected or copied holds it. The line is an element
 * so that its number stays beside it where a narrow screen or paper wraps the line, and it holds its own newline.
 */
function rowOf(drawn: readonly ElementContent[], number: string, names: readonly string[]): Element {
  return hastElement('span', { className: ['code__line', ...names], dataLine: number }, [...drawn]);
}

function withNames(properties: Element['properties'], names: readonly string[]): Element['properties'] {
  const { className } = properties;
  return { ...properties, className: [...(Array.isArray(className) ? className : []), ...names] };
}

const newline = (): ElementContent => ({ type: 'text', value: '\n' });
