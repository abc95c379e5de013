import fs from 'node:fs';
import path from 'node:path';

import type { Root } from 'mdast';

import { groupBets } from '../../lib/bets';
import { parseMdx } from '../../lib/parseMdx';
import { discoverBlocks } from '../../lib/samples/discover';
import { docFileOf, listPages } from '../../lib/samples/pages';
import type { Block } from '../../lib/samples/blocks';

export const root = process.cwd();

/** A note with its syntax tree. */
export interface NoteText {
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
