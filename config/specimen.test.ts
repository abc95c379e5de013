import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { specimen } from './specimen';

it('says of Python what the same program in Python printed', () => {
  const [, second] = readFileSync(`samples/${specimen.note}/limits.py.out`, 'utf8').split('\n');
  expect(specimen.remark).toContain(`second line with ${second}.`);
});

it('says that of a line on which the two differ', () => {
  const [, second] = readFileSync(`samples/${specimen.note}/${specimen.file}.out`, 'utf8').split('\n');
  expect(specimen.remark).not.toContain(`with ${second}.`);
});
