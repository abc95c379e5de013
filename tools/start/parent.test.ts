import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'parent-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('notices that its parent was killed before it began to look', async () => {
  const told = path.join(folder, 'told');
  const script = path.join(folder, 'child.mjs');
  const module = JSON.stringify(pathToFileURL(path.resolve('tools/start/parent.ts')).href);
  // Its parent is a shell, which is killed when the child runs; the child looks only after that.
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs';
     const { whenParentIsGone } = await import(${module}).then((found) => found.default ?? found);
     const parent = process.ppid;
     console.log('runs');
     while (process.ppid === parent) await new Promise((done) => setTimeout(done, 20));
     whenParentIsGone(() => { writeFileSync(${JSON.stringify(told)}, ''); process.exit(); });
     setTimeout(() => process.exit(1), 20_000);`,
  );
  const shell = spawn('sh', ['-c', `"${process.execPath}" --import tsx "${script}" & wait`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: 'start' },
  });
  await once(shell.stdout, 'data');
  shell.kill('SIGKILL');
  await once(shell, 'close');
  expect(existsSync(told)).toBe(true);
});
