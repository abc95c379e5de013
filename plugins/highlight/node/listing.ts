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
    const part = lines.slice(first - 1, last);
    const end = last === lines.length ? [] : [newline()];
    if (!isNumbered) return element('code', properties, [...draw(part), ...end]);
    const digits = String(lines.length).length;
    const rows = part.map((line, index) => {
      const number = first + index;
      const drawn = number === lines.length ? draw([line]) : [...draw([line]), newline()];
      return rowOf(drawn, String(number).padStart(digits), marked.has(number));
    });
    return element(
      'code',
      withNames(properties, ['code__numbered', ...(digits > 2 ? ['code__numbered--wide'] : [])]),
      rows,
    );
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

/**
 * A line with its number, which a stylesheet shows: nothing that is selected or copied holds it. The line is an element
 * so that its number stays beside it where a narrow screen or paper wraps the line, and it holds its own newline.
 */
function rowOf(drawn: readonly ElementContent[], number: string, isMarked: boolean): Element {
  const className = ['code__line', ...(isMarked ? ['code__mark'] : [])];
  return element('span', { className, dataLine: number }, [...drawn]);
}

function withNames(properties: Element['properties'], names: readonly string[]): Element['properties'] {
  const { className } = properties;
  return { ...properties, className: [...(Array.isArray(className) ? className : []), ...names] };
}

const newline = (): ElementContent => ({ type: 'text', value: '\n' });

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}
