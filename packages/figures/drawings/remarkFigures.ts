import path from 'node:path';

import type { Element } from 'hast';
import type { Code, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { actorsOf } from '../actors/actorsOf';
import { AuthorError } from '@groundwork/lib/authorError';
import { linesBefore } from '@groundwork/lib/node/linesBefore';
import { drawFigure, type FigureSource } from './drawFigure';

interface RemarkFiguresOptions {
  /** The repository's folder on this machine. */
  root: string;
}

/** Draws each ```figure fence as SVG at build time: its data is YAML, its `title="…"` is the caption. */
export function remarkFigures({ root }: RemarkFiguresOptions) {
  return (tree: Root, file: VFile): void => {
    const before = linesBefore(file);
    const page = { file: path.relative(root, file.path), actors: actorsOf(file), earlier: new Map<string, never>() };
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'figure' || !parent || index === undefined) return undefined;
      const line = (node.position?.start.line ?? 1) + before;
      parent.children.splice(index, 1, figureOf(node, { ...page, line }));
      return SKIP;
    });
  };
}

function figureOf(node: Code, place: Omit<FigureSource, 'kind' | 'yaml'>): Code {
  const meta = node.meta ?? '';
  const kind = /\bkind=([\w-]+)/.exec(meta)?.[1] ?? '';
  const title = /\btitle="([^"]+)"/.exec(meta)?.[1];
  const rest = meta
    .replace(/\bkind=[\w-]+/, '')
    .replace(/\btitle="[^"]+"/, '')
    .trim();
  if (title === undefined || rest !== '') {
    throw new AuthorError({
      file: place.file,
      line: place.line,
      expected: 'kind= and title="the finding" on a figure, and nothing else',
      found: rest === '' ? 'no title' : rest,
      hint: 'the title is the caption: it states what the figure shows',
    });
  }
  const { svg, words } = drawFigure({ kind, yaml: node.value, ...place });
  svg.properties = { ...svg.properties, role: 'img', ariaLabel: `${title}: ${words}` };
  const canvas = element('div', { className: ['diagram__canvas'] }, [svg]);
  const caption = element('figcaption', {}, [{ type: 'text', value: title }]);
  const data = {
    hName: 'figure',
    hProperties: { className: ['diagram', 'diagram--figure'] },
    hChildren: [canvas, caption],
  };
  // The tree of Markdown has no node for a drawing: what becomes of it is said by its data alone.
  return { type: 'diagram', data } as unknown as Code;
}

function element(tagName: string, properties: Element['properties'], children: Element['children']): Element {
  return { type: 'element', tagName, properties, children };
}
