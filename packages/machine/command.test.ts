import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, expect, it } from 'vitest';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gw-command-test-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Runs a main function as the file of a command does, in a shell, which may pass on its output. */
function shell(main: string, after = '') {
  const file = path.join(folder, 'command.mts');
  fs.writeFileSync(
    file,
    `import { command } from '${path.resolve('packages/machine/command.ts')}';\ncommand(${main});\n`,
  );
  const line = `node --import tsx ${file} ${after}`;
  const { status, stdout, stderr } = spawnSync('bash', ['-o', 'pipefail', '-c', line], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

it('ends in silence where its reader has had enough', () => {
  const found = shell(`async () => console.log('line\\n'.repeat(1e6))`, '| head -n 1');
  expect(found).toEqual({ status: 0, stdout: 'line\n', stderr: '' });
});

it('says an error in one message, and fails', () => {
  const found = shell(`async () => { throw new Error('what is wrong') }`);
  expect(found).toEqual({ status: 1, stdout: '', stderr: 'what is wrong\n' });
});

it('ends with the number that it is answered', () => {
  expect(shell('() => Promise.resolve(3)').status).toBe(3);
});
