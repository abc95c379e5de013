import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

it('has an example that says what it prints', () => {
  const readme = readFileSync('packages/search/README.md', 'utf8');
  const [, example = ''] = /^```ts\n([^]*?)^```$/m.exec(readme) ?? [];
  const [, printed] = /console\.log\(.*\); \/\/ (.*)/.exec(example) ?? [];
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(path.resolve('.cache/search-example-'));
  try {
    writeFileSync(path.join(folder, 'example.mts'), example);
    const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
    // From its own folder, as a reader would try it.
    const output = execFileSync(process.execPath, [tsx, 'example.mts'], { cwd: folder, encoding: 'utf8' });
    expect(output.trim()).toBe(printed);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
