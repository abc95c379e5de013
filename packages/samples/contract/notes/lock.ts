import fs from 'node:fs';
import path from 'node:path';

import type { Evidence } from '../fences/blocks';
import { lockFileOf } from './pages';

/** What was recorded for a page: evidence by block, and the blocks that are allowed not to run. */
export interface PageLock {
  programs: Record<string, Evidence>;
  sessions: Record<string, Evidence & { first: string }>;
  /** Key of the block → its reason. Only ever grows by `npm run record -- --norun`. */
  norun: Record<string, string>;
}

/** Reads the lock of a page; a page without one has no evidence yet. */
export function readLock(root: string, page: string): PageLock {
  const file = lockFileOf(root, page);
  const stored = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<PageLock>) : {};
  return { programs: stored.programs ?? {}, sessions: stored.sessions ?? {}, norun: stored.norun ?? {} };
}

/** Writes the lock of a page with sorted keys and no empty parts; without any part there is no file. */
export function writeLock(root: string, page: string, lock: PageLock): void {
  const parts = Object.entries(lock).filter(([, part]) => Object.keys(part as object).length > 0);
  const file = lockFileOf(root, page);
  if (parts.length === 0) {
    fs.rmSync(file, { force: true });
    return;
  }
  const sorted = Object.fromEntries(parts.map(([name, part]) => [name, sortKeys(part as Record<string, unknown>)]));
  const text = `${JSON.stringify(sorted, null, 2)}\n`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) fs.writeFileSync(file, text);
}

function sortKeys(part: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
}
