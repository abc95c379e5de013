import type { ElementContent } from 'hast';
import type { Code, Root, RootContent } from 'mdast';
import { VFile } from 'vfile';

import { remarkActors, remarkDiagrams, remarkFigures } from '@groundwork/figures';
import type { NoteActor } from '@groundwork/figures/actors';
import { elementText, firstElement } from './elements';
import { wrapped } from './inline';

/** Draws all figures of a note, in their order: one may have grown from another. */
export function drawFigures(tree: Root, file: string, actors: readonly NoteActor[]): void {
  const said = Object.fromEntries(actors.map(({ name, colour, letter }) => [name, `${colour} ${letter}`]));
  const page = new VFile({ path: file, data: { frontMatter: { actors: said } } });
  remarkActors()(tree, page);
  remarkFigures({ root: process.cwd() })(tree, page);
}

/** A picture that the build draws: its text equivalent and its caption. */
export function pictureInWords(node: Code, file: string): string[] {
  const tree: Root = { type: 'root', children: [structuredClone(node)] };
  remarkDiagrams()(tree, new VFile({ path: file }));
  return drawnInWords(tree.children[0]);
}

/** The same of a node that is drawn already. */
export function drawnInWords(drawn: RootContent | undefined): string[] {
  const parts: ElementContent[] = drawn?.data?.hChildren ?? [];
  const inFigure = { type: 'root' as const, children: parts };
  const caption = firstElement(inFigure, ({ tagName }) => tagName === 'figcaption');
  const image = firstElement(inFigure, ({ properties: { role } }) => role === 'img');
  return [
    `  --- Picture: ${caption ? elementText(caption) : 'without a caption'} ---`,
    ...wrapped(String(image?.properties.ariaLabel ?? ''), 96).map((line) => `  ${line}`),
  ];
}
