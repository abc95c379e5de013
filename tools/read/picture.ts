import type { ElementContent } from 'hast';
import type { Code, Root } from 'mdast';
import { VFile } from 'vfile';

import { remarkFigures } from '../../plugins/diagrams/node/figures/remarkFigures';
import { remarkDiagrams } from '../../plugins/diagrams/node/remarkDiagrams';
import { elementText, firstElement } from './elements';
import { wrapped } from './inline';

/** A picture that the build draws: its text equivalent and its caption. */
export function pictureInWords(node: Code, file: string): string[] {
  const tree: Root = { type: 'root', children: [structuredClone(node)] };
  if (node.lang === 'figure') remarkFigures({ root: process.cwd() })(tree, new VFile({ path: file }));
  else remarkDiagrams()(tree, new VFile({ path: file }));
  const [drawn] = tree.children;
  const parts: ElementContent[] = drawn?.data?.hChildren ?? [];
  const inFigure = { type: 'root' as const, children: parts };
  const caption = firstElement(inFigure, ({ tagName }) => tagName === 'figcaption');
  const image = firstElement(inFigure, ({ properties: { role } }) => role === 'img');
  return [
    `  --- Picture: ${caption ? elementText(caption) : 'without a caption'} ---`,
    ...wrapped(String(image?.properties.ariaLabel ?? ''), 96).map((line) => `  ${line}`),
  ];
}
