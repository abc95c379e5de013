import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

it('has an example that prints what the README says', () => {
  const readme = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8');
  const block = (language: string) => new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(readme)?.[1];
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(root, '.cache/readme-'));
  try {
    writeFileSync(path.join(folder, 'counter.tsx'), block('tsx') ?? '');
    const command = path.join(root, 'node_modules/tsx/dist/cli.mjs');
    const printed = execFileSync(process.execPath, [command, 'counter.tsx'], { cwd: folder, encoding: 'utf8' });
    expect(printed).toBe(block('text'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
