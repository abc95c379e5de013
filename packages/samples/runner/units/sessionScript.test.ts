import { spawnSync } from 'node:child_process';

import { expect, it } from 'vitest';

import { readStepOutputs, sessionScript } from './sessionScript';

function run(...commands: string[]) {
  const steps = commands.map((command) => ({ command, output: '' }));
  const { stdout, status } = spawnSync('bash', ['--norc', '-c', `${sessionScript(steps)}`, 'shell'], {
    encoding: 'utf8',
  });
  return readStepOutputs(stdout, commands.length, status ?? 0);
}

it('gives each command its output and status, in one shell', () => {
  expect(run('x=1', 'echo "it is $x"', '(exit 3)', 'echo $?', "printf 'no line end'", 'cat <<END\n$x\nEND')).toEqual([
    { output: '', status: 0 },
    { output: 'it is 1', status: 0 },
    { output: '', status: 3 },
    { output: '3', status: 0 },
    { output: 'no line end', status: 0 },
    { output: '1', status: 0 },
  ]);
});

it('goes on after a command that bash cannot read', () => {
  expect(run('if', 'echo next').map(({ output, status }) => [output, status === 0])).toEqual([
    ['', false],
    ['next', true],
  ]);
});

it('has no results after a command that ends the shell', () => {
  expect(run('echo one', 'exit 4', 'echo never')).toEqual([
    { output: 'one', status: 0 },
    { output: '', status: 4 },
  ]);
});
