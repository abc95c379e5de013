import { mkdirSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Root } from 'mdast';

import { noteRule } from '../../../lib/node/noteRule';
import { readSource } from '@groundwork/lib/node/readSource';
import { parseMdx } from '@groundwork/lib/parseMdx';
import { docFileOf, listPages } from '@groundwork/samples';
import { writeNoteAssets } from './assetsFile';
import { assetsOf } from './noteAssets';
import { AssetStore, assetsFolder } from './store';

export { assetsFolder } from './store';

/**
 * Brings the pictures and files of notes into the build: checks each, makes smaller sizes of pictures, and puts all
 * into a static folder. The notes themselves are given the addresses by `remarkAssets.ts`.
 */
export default function assets({ siteDir }: LoadContext): Plugin<void> {
  // The generator leaves out static folders that are not there when it begins.
  mkdirSync(path.join(siteDir, assetsFolder), { recursive: true });
  return {
    name: 'groundwork-assets',
    getPathsToWatch: () => [path.join(siteDir, 'docs/**/*')],
    async loadContent() {
      const store = new AssetStore(siteDir);
      for (const page of listPages(siteDir)) {
        const file = docFileOf(siteDir, page);
        const tree = treeOf(siteDir, file);
        writeNoteAssets(
          siteDir,
          page,
          tree ? await assetsOf(siteDir, file, tree, store) : { assets: {}, mistakes: [] },
        );
      }
      store.clear();
    },
    configureWebpack: () => noteRule(siteDir, { kind: 'file', below: '.docusaurus/assets/notes' }),
  };
}

/** What may name a file, by patterns: parsing every note takes seconds, and few notes have one. */
const mayName =
  /!\[|<(?:img|video|audio|source|track)\b|^import\s|(?:\]\(\s*<?|href=["']|^\s*\[[^\]]+\]:\s*<?)(?![a-z][a-z\d+.-]*:|#)[^\s)"'>]*\.(?!mdx?\b|html\b)[a-z]/im;

/** The syntax tree of a note that may name files. What is no MDX is told by its compilation. */
function treeOf(root: string, file: string): Root | undefined {
  try {
    const text = readSource(root, file);
    return mayName.test(text) ? parseMdx(text, file) : undefined;
  } catch {
    return undefined;
  }
}
