import fs from 'node:fs';
import path from 'node:path';

import type { RootContent } from 'mdast';

import { groupBets } from '../../site/plugins/notes/node/bets';
import { parseMdx } from '@groundwork/lib/parseMdx';
import { discoverBlocks, docFileOf, readPage, type PageSamples } from '@groundwork/samples';
import { commandsFor, offeredFolder } from '@groundwork/samples/page';
import { sectionOf } from '../../site/plugins/note-form/node/parts/partsOf';
import { stopWords, walkHeadings } from '../../site/plugins/note-form/node/parts/walkParts';
import { plainText } from '../../site/plugins/note-form/node/parts/words';
import { bodyLines } from './body';
import { readFrontMatter } from '../../site/plugins/note-form/node/frontMatter';
import { headAndFoot } from './head';
import { drawFigures } from './picture';

/** A note as a reader sees it, as plain text, made from the sources alone. It need not be finished or recorded. */
export async function readNote(root: string, page: string): Promise<string> {
  const file = docFileOf(root, page);
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const { above, below } = headAndFoot(text, root);
  const samples = readPage(root, page, { sources: '', strict: false });
  const tree = parseMdx(text, file);
  groupBets(tree, (line) => ({ file, line }));
  drawFigures(tree, file, readFrontMatter(text, file).data.actors);
  const body = await bodyLines(withStop(tree.children), { samples, file, below: file.replace(/^docs\//, '') });
  return [...above, '', ...body, ...folderLines(root, samples, page), '', ...below].join('\n');
}

/** The folder that a note with a walk offers, and what to type then. */
function folderLines(root: string, { files, options }: PageSamples, page: string): string[] {
  const folder = offeredFolder(root, page, files);
  if (!folder) return [];
  const commands = commandsFor(folder, discoverBlocks(root, page), options);
  return ['', `[download] All files of this page: ${folder.name} (${files.join(', ')})`, `  ${commands}`];
}

/** The page says at the end of a walk that one may stop there. */
function withStop(nodes: readonly RootContent[]): RootContent[] {
  const heading = nodes.find((node) => node.type === 'heading' && plainText(node) === walkHeadings.stop);
  if (heading?.type !== 'heading') return [...nodes];
  const end = nodes.indexOf(heading) + 1 + sectionOf([...nodes], heading).length;
  const value = `${stopWords.may} ${stopWords.then}`;
  return [...nodes.slice(0, end), { type: 'paragraph', children: [{ type: 'text', value }] }, ...nodes.slice(end)];
}
