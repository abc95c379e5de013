import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { defined } from '@groundwork/lib/defined';

const readme = readFileSync(path.join(__dirname, 'README.md'), 'utf8');

it('the example of the README prints what it says', () => {
  const example = defined(/```ts\n([^]*?)```/.exec(readme)?.[1], 'The example');
  const said = defined(/console\.log\(.*\/\/ (.*)/.exec(example)?.[1], 'What the example prints');
  // Below the repository, where the packages are found by their names.
  const cache = path.join(__dirname, '../../.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'playground-example-'));
  try {
    writeFileSync(path.join(folder, 'example.mts'), example);
    const printed = execFileSync(process.execPath, ['--import', 'tsx', 'example.mts'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(printed).toBe(`${said}\n`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('the README fits on a screen', () => {
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
});
