import type { Nodes, Parent } from 'mdast';

/** What is read: list items hold paragraphs. */
const read = new Set(['paragraph', 'tableCell']);
const prose = new Set(['paragraph']);
/** Folded: questions with their answers and results of exercises are no part of a note's length. */
const folded = new Set(['details']);

/** Words of paragraphs, lists and table cells, without listings, headings and what is folded. */
export const wordsIn = (nodes: readonly Nodes[]): number => wordsOf(nodes, read);

/** Words of paragraphs and lists alone. */
export const wordsOfProse = (nodes: readonly Nodes[]): number => wordsOf(nodes, prose);

function wordsOf(nodes: readonly Nodes[], counted: ReadonlySet<string>): number {
  const each = nodes.map((node) => {
    if (counted.has(node.type)) return countWords(plainText(node));
    if ('name' in node && node.name !== null && folded.has(node.name)) return 0;
    return 'children' in node ? wordsOf((node as Parent).children, counted) : 0;
  });
  return each.reduce((sum, words) => sum + words, 0);
}

/** How many words a text has; a lone sign is none. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

/** The text of a node as it is read, without markup, in one line. */
export function plainText(node: Nodes): string {
  return textOf(node).replace(/\s+/g, ' ').trim();
}

function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'inlineMath') return node.value;
  if (node.type === 'break') return ' ';
  return 'children' in node ? (node as Parent).children.map(textOf).join('') : '';
}
