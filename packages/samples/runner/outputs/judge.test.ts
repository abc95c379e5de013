import { expect, it } from 'vitest';

import { blocksIn } from '../../contract/fences/discover';
import { defaultLimits } from '../sandbox/limits';
import type { UnitResult } from '../suite/execute';
import type { Unit } from '../units/units';
import { differenceInWords, judgeEnding, judgeOutput, otherTools, tail } from './judge';

// As much of a unit as its ending and its output are judged by.
const program = (declared: { exit?: number; fails?: string } = {}): Unit =>
  ({ kind: 'program', vary: [{ pattern: '\\d+', why: 'the clock' }], ...declared }) as unknown as Unit;
const session = (text: string): Unit => {
  const [block] = blocksIn(text, 'bash/a', 'docs/bash/a.mdx');
  return { kind: 'session', block, vary: [] } as unknown as Unit;
};
const result = (status: number, output = ''): UnitResult => ({ ending: 'exited', status, output, seconds: 0 });
const judge = (unit: Unit, outcome: UnitResult) => judgeEnding(unit, outcome, defaultLimits);

it('a program ends as it declares, and with 0 where it declares nothing', () => {
  expect(judge(program(), result(0))).toEqual([]);
  expect(judge(program({ exit: 3 }), result(3))).toEqual([]);
  expect(judge(program({ fails: 'boom' }), result(1, 'boom\n'))).toEqual([]);
  expect(judge(program(), result(139))).toEqual([expect.stringContaining('exited with 139 (SIGSEGV)')]);
  expect(judge(program({ exit: 3 }), result(0))).toEqual(['exited with 0, expected exit=3']);
  expect(judge(program({ fails: 'boom' }), result(1, 'bang\n'))).toEqual([expect.stringContaining('"boom"')]);
  expect(judge(program({ fails: 'boom' }), result(0, 'boom\n'))).toEqual([expect.stringContaining('remove fails=')]);
});

it('one that was stopped fails for that alone', () => {
  const stopped = { ...result(137), ending: 'memory' as const };
  expect(judge(program({ exit: 3 }), stopped)).toEqual(['stopped: used more than 768 MiB of memory']);
  const broken = { ...result(125, '\nnpm ci failed\ntrace\n'), ending: 'broken' as const };
  expect(judge(program(), broken)).toEqual(['could not be started: npm ci failed | trace']);
});

it('a session declares the statuses of the commands that fail', () => {
  const steps = (...statuses: number[]) => ({
    ...result(0),
    steps: statuses.map((status) => ({ status, output: '' })),
  });
  const plain = session('```console\n$ true\n$ false\n```\n');
  const declared = session('```console exit=1\n$ true\n$ false\n```\n');
  expect(judge(plain, steps(0, 0))).toEqual([]);
  expect(judge(plain, steps(0, 1))).toEqual(['`false` exited with 1; a failure on purpose says exit=1']);
  expect(judge(declared, steps(0, 1))).toEqual([]);
  expect(judge(declared, steps(0, 0))).toEqual(['commands failed with the statuses none, expected exit=1']);
  expect(judge(plain, steps(0))).toEqual([expect.stringContaining('ended at command 1 of 2')]);
});

it('an output is the recorded one but for what varies', () => {
  expect(judgeOutput(program(), 'at 1\n', 'at 2\n')).toEqual([]);
  expect(judgeOutput(program(), undefined, '')).toEqual(['has no recorded output: npm run record']);
  expect(judgeOutput(program(), 'a\nb\n', 'a\nc\n')[0]).toMatch(/at line 2 [^]*recorded {2}b\n +printed {3}c/);
  expect(differenceInWords(program(), 'a\nb\n', 'a\nc\n')).toBe('line 2 recorded "b", printed "c"');
  expect(differenceInWords(program(), 'a\n', 'a\n')).toBeUndefined();
});

it('other tools than those of the recording are named', () => {
  expect(otherTools('bash 4', 'bash 5')).toEqual(['recorded with bash 4; this machine has bash 5']);
  expect([otherTools('bash 5', 'bash 5'), otherTools(undefined, 'bash 5')]).toEqual([[], []]);
});

it('the end of a long output is shown', () => {
  expect(tail('a\nb\nc\n', 2)).toBe('… 1 lines before\nb\nc');
  expect(tail('a\n')).toBe('a');
  expect(tail('x'.repeat(301))).toHaveLength(301);
});
