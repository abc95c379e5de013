import fs from 'node:fs';
import path from 'node:path';

import type { Root } from 'mdast';

import { groupBets } from '../../site/plugins/notes/node/bets';
import { parseMdx } from '@groundwork/lib/parseMdx';
import { discoverBlocks, docFileOf, listPages, type Block } from '@groundwork/samples';

export const root = process.cwd();

/** A note with its syntax tree. */
interface NoteText {
  page: string;
  /** Path from the root. */
  file: string;
  text: string;
  tree: Root;
}

/** All pages below docs/. */
export const pages: readonly string[] = listPages(root);

export function readNoteText(page: string): NoteText {
  const file = docFileOf(root, page);
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const tree = parseMdx(text, file);
  groupBets(tree, (line) => ({ file, line }));
  return { page, file, text, tree };
}

export function blocksOf(page: string): Block[] {
  return discoverBlocks(root, page);
}
