import fs from 'node:fs';
import path from 'node:path';

import { userCache } from '@groundwork/machine/userCache';
import { withRetries } from '@groundwork/machine/withRetries';
import { sharedCache } from '../sandbox/surroundings';

/** What has refused three tries in this run: more of it is tried once, or a lost network would cost minutes for each page. */
const refused = new Set<string>();

/**
 * A folder with what was fetched for samples, named by the hash of what decides its content. `fill` gets an empty
 * folder aside, so that nobody sees half of it; by `what` (`npm ci`) a failure is told. Kept outside the clone: a second
 * clone fetches nothing.
 * @throws what `fill` threw in its last try
 */
export function fetchOnce(kind: string, hash: string, what: string, fill: (draft: string) => void): string {
  const folder = path.join(userCache(sharedCache), 'samples', kind, hash);
  if (fs.existsSync(folder)) return folder;
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  const tries = refused.has(what) ? { attempts: 1, firstRest: 0 } : undefined;
  try {
    withRetries(what, () => fillAside(folder, fill), tries);
  } catch (error) {
    refused.add(what);
    throw error;
  }
  return folder;
}

function fillAside(folder: string, fill: (draft: string) => void): void {
  const draft = fs.mkdtempSync(`${folder}.`);
  try {
    fs.chmodSync(draft, 0o755);
    fill(draft);
    renameUnlessThere(draft, folder);
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
  }
}

/** Makes a finished folder known by its name; where another process was first, its folder stays. */
function renameUnlessThere(draft: string, folder: string): void {
  try {
    fs.renameSync(draft, folder);
  } catch (error) {
    if (!fs.existsSync(folder)) throw error;
  }
}
