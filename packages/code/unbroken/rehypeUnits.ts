import type { Nodes, Root } from 'hast';

/** A digit, the space behind it, and a unit or a percent sign that is a word of its own. */
const beforeUnit = /(?<=\d) (?=(?:%|°C|[nµm]?s|[kKMGTP]i?B|[kMGT]?Hz|[nµmck]?m|[kM]?[VWJ])(?![\p{L}\d]))/gu;
/** What is shown as it was written: code, drawings and formulas. */
const asWritten = new Set(['code', 'pre', 'svg', 'math', 'script', 'style']);

/** Keeps a number and its unit on one line: `90 %` gets a space at which no browser breaks. */
export function rehypeUnits() {
  return (tree: Root): void => bind(tree);
}

function bind(node: Nodes): void {
  if (node.type === 'text') node.value = node.value.replace(beforeUnit, '\u00a0');
  else if ('children' in node && !('tagName' in node && asWritten.has(node.tagName))) node.children.forEach(bind);
}
