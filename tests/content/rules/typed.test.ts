import { expect, it } from 'vitest';

import { blocksIn, type ProgramOptions } from '@groundwork/samples';
import { untypedFindings } from './typed';

const found = (note: string, files: string[], options: ProgramOptions = {}) =>
  untypedFindings(blocksIn(note, 'a/b', 'docs/a/b.mdx'), files, {
    programs: { 'a.py': options },
  }).map((finding) => `${finding.line}: ${finding.found}`);

const whole = '```python file=a.py\n```';
const part = '```python file=a.py region=one\n```';
const silent = '```python file=a.py output=none\n```';

it('asks for the one file of a page, whole', () => {
  expect(found(whole, ['a.py'])).toEqual([]);
  expect(found(`Text.\n\n${part}`, ['a.py'])).toEqual(['3: a part of it']);
  expect(found('Text.', ['a.py'])).toEqual(['1: no fence that shows it']);
  expect(found(part, ['a.py', 'b.py'])).toEqual([]);
});

it('asks for the settings, which the evidence of an output says', () => {
  const options = { args: ['3'], network: 'loopback' as const };
  expect(found(whole, ['a.py'], options)).toEqual([]);
  expect(found(silent, ['a.py'], options)).toEqual([
    '1: "args" of samples.json, which no line of the page says',
    '1: "network" of samples.json, which no line of the page says',
  ]);
  expect(found(`${silent}\n\n${whole}`, ['a.py'], options)).toEqual([]);
});

it('asks for what no evidence says', () => {
  expect(found(whole, ['a.py'], { tty: true, stdin: 'x'.repeat(61) })).toEqual([
    '1: "stdin" of samples.json, which no line of the page says',
    '1: "tty" of samples.json, which no line of the page says',
  ]);
});
