import type { Nodes, Parent, Root } from 'mdast';
import { visit, SKIP } from 'unist-util-visit';

/** A stretch of prose: a paragraph, a heading or a table cell, without code, formulas and components. */
export interface ProsePassage {
  kind: 'paragraph' | 'heading' | 'cell';
  /** Level of a heading; 0 otherwise. */
  depth: number;
  text: string;
  /** Lines of the passage with their numbers in the file. Code in the text stands as one neutral character. */
  lines: { number: number; text: string }[];
}

// Stands for inline code and formulas, so that the words around them are not joined.
const placeholder = '\u25a1';

/** The prose of a note in reading order. */
export function passagesOf(tree: Root): ProsePassage[] {
  const passages: ProsePassage[] = [];
  visit(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return undefined;
    const kind = node.type === 'tableCell' ? 'cell' : node.type;
    const text = textOf(node);
    const first = node.position?.start.line ?? 1;
    const lines = text.split('\n').map((line, index) => ({ number: first + index, text: line }));
    if (text.trim() !== '' && text.trim() !== placeholder)
      passages.push({ kind, depth: node.type === 'heading' ? node.depth : 0, text, lines });
    return SKIP;
  });
  return passages;
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode' || node.type === 'inlineMath') return placeholder;
  if (node.type === 'break') return '\n';
  if (node.type === 'mdxTextExpression' || node.type === 'html') return '';
  return 'children' in node ? (node as Parent).children.map(textOf).join('') : '';
}
