import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll } from 'vitest';

/** A folder with notes and samples for the tests of one file, removed after them. */
interface NotesFolder {
  root: string;
  /** Writes a file, given as its path below the folder. */
  write: (file: string, text: string) => void;
}

export function notesFolder(): NotesFolder {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'gw-notes-'));
  afterAll(() => fs.rmSync(root, { recursive: true, force: true }));
  const write = (file: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  };
  return { root, write };
}
