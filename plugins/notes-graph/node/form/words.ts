import type { Nodes, Parent } from 'mdast';

/** What is read as prose: list items hold paragraphs. */
const prose = new Set(['paragraph', 'tableCell']);
/** Folded: questions with their answers and results of exercises are no part of a note's length. */
const folded = new Set(['details']);

/** Words of paragraphs, lists and table cells, without listings, headings and what is folded. */
export function wordsIn(nodes: readonly Nodes[]): number {
  return nodes.reduce((sum, node) => sum + wordsOf(node), 0);
}

function wordsOf(node: Nodes): number {
  if (prose.has(node.type)) return countWords(plainText(node));
  if ('name' in node && node.name !== null && folded.has(node.name)) return 0;
  return 'children' in node ? wordsIn((node as Parent).children) : 0;
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
