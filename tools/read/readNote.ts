import fs from 'node:fs';
import path from 'node:path';

import type { RootContent } from 'mdast';

import { parseMdx } from '../../lib/parseMdx';
import { readPage } from '../../lib/samples/pageSamples';
import { docFileOf } from '../../lib/samples/pages';
import { sectionOf } from '../../plugins/notes-graph/node/form/partsOf';
import { stopWords, walkHeadings } from '../../plugins/notes-graph/node/form/walkParts';
import { plainText } from '../../plugins/notes-graph/node/form/words';
import { bodyLines } from './body';
import { headAndFoot } from './head';

/** A note as a reader sees it, as plain text, made from the sources alone. It need not be finished or recorded. */
export async function readNote(root: string, page: string): Promise<string> {
  const file = docFileOf(root, page);
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const { above, below } = headAndFoot(text, root);
  const samples = readPage(root, page, { sources: '', strict: false });
  const nodes = withStop(parseMdx(text, file).children);
  const body = await bodyLines(nodes, { samples, file, below: file.replace(/^docs\//, '') });
  return [...above, '', ...body, '', ...below].join('\n');
}

/** The page says at the end of a walk that one may stop there. */
function withStop(nodes: readonly RootContent[]): RootContent[] {
  const heading = nodes.find((node) => node.type === 'heading' && plainText(node) === walkHeadings.stop);
  if (heading?.type !== 'heading') return [...nodes];
  const end = nodes.indexOf(heading) + 1 + sectionOf([...nodes], heading).length;
  const value = `${stopWords.may} ${stopWords.then}`;
  return [...nodes.slice(0, end), { type: 'paragraph', children: [{ type: 'text', value }] }, ...nodes.slice(end)];
}
