import type { Element, ElementContent } from 'hast';

import type { FoldedLines, Listing } from '../shared/listingMeta';

/** Makes the elements of a stretch of lines, joined by newlines. */
export type Draw<Line> = (lines: readonly Line[]) => ElementContent[];

/**
 * The lines of a block as it stands on the page: one `<pre>`, or several with folded ones in between. Together their
 * texts are the whole. `<details>` may not stand in `<pre>`, so a folded block is cut into parts that scroll as one.
 */
export function drawListing<Line>(
  lines: readonly Line[],
  { marked, numbered, folds }: Listing,
  properties: Element['properties'],
  draw: Draw<Line>,
): Element {
  const isNumbered = numbered || marked.size > 0 || folds.length > 0;
  const drawPart = (first: number, last: number): Element => {
    const isLast = last === lines.length;
    const body = bodyOf(lines, first, last, marked, draw);
    const numbers = isNumbered ? numbersOf(first, last, lines.length) : {};
    return element('code', merged(properties, numbers), [...body, ...(isLast ? [] : [newline()])]);
  };
  // A block that can scroll sideways must be reachable by keyboard.
  if (folds.length === 0)
    return element('pre', { className: ['code__text'], tabIndex: 0 }, [drawPart(1, lines.length)]);
  const parts = partsOf(folds, lines.length).map(({ fold, first, last }) => {
    const pre = element('pre', { className: ['code__text'] }, [drawPart(first, last)]);
    return fold === undefined ? pre : folded(fold, pre);
  });
  return element('div', { className: ['code__parts'], tabIndex: 0 }, parts);
}

/** A piece of a block: the lines of one fold, or those between two. */
interface Part {
  fold?: FoldedLines;
  first: number;
  last: number;
}

function partsOf(folds: readonly FoldedLines[], count: number): Part[] {
  const parts: Part[] = [];
  let next = 1;
  for (const fold of folds) {
    if (fold.first > next) parts.push({ first: next, last: fold.first - 1 });
    parts.push({ fold, first: fold.first, last: fold.last });
    next = fold.last + 1;
  }
  if (next <= count) parts.push({ first: next, last: count });
  return parts;
}

function folded({ name, first, last }: FoldedLines, pre: Element): Element {
  const lines = first === last ? `Line ${first}` : `Lines ${first} to ${last}`;
  const summary = element('summary', { className: ['code__folded'] }, [
    { type: 'text', value: `${lines}: ${name.replaceAll('-', ' ')}` },
  ]);
  return element('details', { className: ['code__fold'] }, [summary, pre]);
}

/** Stretches of lines as they are, and each line that stands out in an element of its own. */
function bodyOf<Line>(
  lines: readonly Line[],
  first: number,
  last: number,
  marked: ReadonlySet<number>,
  draw: Draw<Line>,
): ElementContent[] {
  const pieces: { lines: Line[]; isMarked: boolean }[] = [];
  for (let number = first; number <= last; number++) {
    const line = lines[number - 1];
    if (line === undefined) break;
    const isMarked = marked.has(number);
    const before = pieces.at(-1);
    if (before && !isMarked && !before.isMarked) before.lines.push(line);
    else pieces.push({ lines: [line], isMarked });
  }
  return pieces.flatMap((piece, index) => {
    const drawn = draw(piece.lines);
    const shown = piece.isMarked ? [element('span', { className: ['code__mark'] }, drawn)] : drawn;
    return index > 0 ? [newline(), ...shown] : shown;
  });
}

/**
 * The numbers stand in an attribute, which a stylesheet shows: nothing that is selected or copied holds them, and they
 * cost no element for each line.
 */
function numbersOf(first: number, last: number, count: number): Element['properties'] {
  const digits = String(count).length;
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => String(first + index).padStart(digits));
  return {
    className: ['code__numbered', ...(digits > 2 ? ['code__numbered--wide'] : [])],
    dataNumbers: numbers.join('\n'),
  };
}

function merged(one: Element['properties'], other: Element['properties']): Element['properties'] {
  const names = [one['className'], other['className']].flatMap((name) => (Array.isArray(name) ? name : []));
  return { ...one, ...other, ...(names.length > 0 && { className: names }) };
}

const newline = (): ElementContent => ({ type: 'text', value: '\n' });

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}
