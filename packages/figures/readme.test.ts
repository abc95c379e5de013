import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

it('has an example that runs in a new folder of the repository, and prints what the README says', () => {
  const readme = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8');
  const [, example = '', printed] = /```ts\n(.*?)```.*?```text\n(.*?)```/s.exec(readme) ?? [];
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(root, '.cache/readme-'));
  try {
    writeFileSync(path.join(folder, 'example.mts'), example);
    const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
    expect(execFileSync(process.execPath, [tsx, 'example.mts'], { cwd: folder, encoding: 'utf8' })).toBe(printed);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
