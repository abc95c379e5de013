import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** The operator without a glyph that KaTeX writes behind the name of a function: `log`, then this, then `n`. */
const application = '\u2061';

/**
 * Puts TeX's thin space around the names of functions, which browsers leave out of MathML: without it `r\cos\theta`
 * reads as one word. To be run after rehype-katex.
 */
export function rehypeFunctionSpace() {
  return (tree: Root): void =>
    visit(tree, 'element', (row) => {
      if (row.tagName !== 'mrow') return;
      row.children = row.children.flatMap((node, index, nodes) =>
        isApart(nodes[index - 1], node, nodes[index + 1]) ? [space(), node] : [node],
      );
    });
}

/** Whether TeX has a space between two neighbours because one of them is the name of a function. */
function isApart(before: ElementContent | undefined, node: ElementContent, after: ElementContent | undefined): boolean {
  if (!isTerm(node)) return false;
  const begins = isNameWithIndex(node) || isMark(after);
  return isMark(before) || isNameWithIndex(before) || (isTerm(before) && begins);
}

/** All but operators, parentheses among them: those have their own space, or none. */
const isTerm = (node: ElementContent | undefined): boolean =>
  node?.type === 'element' && !/^(mo|mspace)$/.test(node.tagName);

const isMark = (node: ElementContent | undefined): boolean =>
  node?.type === 'element' &&
  node.tagName === 'mo' &&
  node.children.some((child) => child.type === 'text' && child.value === application);

/** `\log_2`: the name and its mark are the base. */
function isNameWithIndex(node: ElementContent | undefined): boolean {
  if (node?.type !== 'element' || !/^m(sub|sup|subsup)$/.test(node.tagName)) return false;
  const base = node.children[0];
  return base?.type === 'element' && isMark(base.children.at(-1));
}

const space = (): Element => ({ type: 'element', tagName: 'mspace', properties: { width: '0.1667em' }, children: [] });
