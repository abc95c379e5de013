import fs from 'node:fs';
import path from 'node:path';

import { docFileOf } from './pages';

/** Whether a page is a note with a walk, which a reader can type and run as it stands. */
export const isWalk = (root: string, page: string): boolean =>
  saysWalk(fs.readFileSync(path.join(root, docFileOf(root, page)), 'utf8'));

/** The same of a note's text. Asked of every note by every tool, so that its front matter is not parsed. */
export function saysWalk(text: string): boolean {
  const [, frontMatter = ''] = /^---\r?\n([^]*?)\r?\n---/.exec(text) ?? [];
  return /^form:\s*['"]?walk\b/m.test(frontMatter);
}
