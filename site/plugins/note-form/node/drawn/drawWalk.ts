import type { Heading, Root, RootContent, Table, TableCell } from 'mdast';
import { visit } from 'unist-util-visit';

import { mdxElement, textNode } from '../elements';
import { firstSentence } from '../parts/firstSentence';
import { sectionOf, type NoteParts } from '../parts/partsOf';
import { minutesOf } from './readingTime';
import { setApart } from './setApart';
import { stopWords, type WalkParts, type Workshop } from '../parts/walkParts';
import { plainText } from '../parts/words';

/** Tables of so many columns are cards on a phone, a row each. */
const manyColumns = 3;

/** Draws the parts of a note with a walk: the line of the walk with its stations, its end, and folded workshops. */
export function drawWalk(tree: Root, { opening }: NoteParts, { walk, stop, deeper, workshops }: WalkParts): void {
  visit(tree, 'table', nameCells);
  const sections = walk.filter((node) => !opening.includes(node));
  if (deeper) setApart(tree, [deeper, ...sectionOf(tree.children, deeper)], (nodes) => problems(nodes, workshops));
  if (stop) setApart(tree, [stop, ...sectionOf(tree.children, stop)], endOfWalk);
  setApart(tree, sections, (nodes) => mdxElement('section', { className: ['walk'] }, nodes));
  setApart(tree, opening, (nodes) => mdxElement('div', { className: ['trouble'] }, nodes));
}

/** On a phone each cell stands below the other, with the name of its column. */
function nameCells(table: Table): void {
  const [head, ...rows] = table.children;
  const names = head?.children.map(plainText) ?? [];
  if (names.length < manyColumns) return;
  setProperties(table, { className: ['cards'] });
  for (const { children } of rows)
    for (const [index, cell] of children.entries()) if (index > 0) setProperties(cell, { dataOf: names[index] });
}

/** What the tree's own types do not know: properties of the element that a node becomes. */
function setProperties(node: Heading | Table | TableCell, hProperties: Record<string, unknown>): void {
  node.data = { ...node.data, hProperties } as Table['data'];
}

function endOfWalk(nodes: RootContent[]): RootContent {
  const may = mdxElement('strong', {}, [textNode(stopWords.may)]);
  const then = mdxElement('span', {}, [textNode(stopWords.then)]);
  return mdxElement('section', { className: ['stop'] }, [
    ...nodes,
    mdxElement('p', { className: ['stop__may'], dataSearch: 'skip' }, [may, textNode(' '), then]),
  ]);
}

/** What stands before the first workshop stays; each workshop is folded to its title and how it shows. */
function problems(nodes: readonly RootContent[], workshops: readonly Workshop[]): RootContent {
  const folded = new Set(workshops.flatMap(({ heading, content }) => [heading, ...content]));
  return mdxElement('section', { className: ['workshops'] }, [
    ...nodes.filter((node) => !folded.has(node)),
    ...workshops.map(workshop),
  ]);
}

/** The title stays a heading, for contents, search and screen readers; the symptom is said again by the text. */
function workshop({ heading, content, first }: Workshop): RootContent {
  const symptom = first ? (firstSentence(first) as RootContent[]) : [];
  const skipped = { dataSearch: 'skip' };
  setProperties(heading, { className: ['workshop__title'] });
  const summary = mdxElement('summary', {}, [
    heading,
    mdxElement('span', { className: ['workshop__shows'], ...skipped }, symptom),
    mdxElement('span', { className: ['workshop__time'], ...skipped }, [textNode(`${minutesOf(content)} min`)]),
  ]);
  return mdxElement('details', { className: ['workshop'] }, [summary, ...content]);
}
