import { spawnSync } from 'node:child_process';

import { expect, it } from 'vitest';

import { generatorArguments } from './generatorArguments';

it('gives Node no option that it does not know', () => {
  const options = generatorArguments(process.cwd()).filter(
    (argument) => argument.startsWith('--') && argument !== '--require',
  );
  const { status, stderr } = spawnSync(process.execPath, [...options, '--eval', ''], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(options).not.toEqual([]);
});
