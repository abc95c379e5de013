import fs from 'node:fs';
import path from 'node:path';

import { parseMdx } from '../../lib/parseMdx';
import { readPage } from '../../lib/samples/pageSamples';
import { docFileOf } from '../../lib/samples/pages';
import { bodyLines } from './body';
import { headAndFoot } from './head';

/** A note as a reader sees it, as plain text, made from the sources alone. It need not be finished or recorded. */
export async function readNote(root: string, page: string): Promise<string> {
  const file = docFileOf(root, page);
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const { above, below } = headAndFoot(text, root);
  const samples = readPage(root, page, { sources: '', strict: false });
  const body = await bodyLines(parseMdx(text, file).children, { samples, file, below: file.replace(/^docs\//, '') });
  return [...above, '', ...body, '', ...below].join('\n');
}
