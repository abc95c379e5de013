import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Documents of sandboxed frames: no pages, and with a policy of their own. */
const framesFolder = 'frames';

/** The built pages: every HTML file below a folder but frames, in a stable order. */
export async function pageFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !file.startsWith(path.join(folder, framesFolder) + path.sep))
    .sort();
}
