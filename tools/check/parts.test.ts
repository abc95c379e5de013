import { expect, it } from 'vitest';

import { nothing, type CheckResult } from './counts';
import { type CheckPart, parts, partsNamed, verifyParts } from './parts';
import { areStopped, asFailures, endOf, inGroups, table } from './runParts';

const passed = { ...nothing, passed: 12 };
const failed = { ...nothing, passed: 3, failed: 1, skipped: 2, failures: ['go/maps program order.go'] };

it('takes the gate for no names, and keeps our order for some', () => {
  expect(partsNamed([])).toBe(parts);
  expect(partsNamed(['unit', 'format']).map(({ name }) => name)).toEqual(['format', 'unit']);
  expect(partsNamed(['clocks', 'unit']).map(({ name }) => name)).toEqual(['unit', 'clocks']);
});

it('answers an unknown part with the list of parts', () => {
  expect(() => partsNamed(['format', 'tpyes'])).toThrow(
    /^Unknown part: tpyes\. The parts of the check are\n {2}tools /,
  );
});

it('verifies all that the gate holds, and more', () => {
  const names = verifyParts.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(names.slice(0, parts.length)).toEqual(parts.map(({ name }) => name));
  expect(names.length).toBeGreaterThan(parts.length);
});

it('prints a table with one line a part', () => {
  const lines = table([
    { part: { name: 'unit' }, result: passed, milliseconds: 1250 },
    { part: { name: 'samples' }, result: failed, milliseconds: 61_000 },
  ]);
  expect(lines.split('\n')).toEqual([
    'unit     ok      1.3 s      12 passed, 0 failed',
    'samples  FAILED  1 min 1 s  3 passed, 1 failed, 2 skipped',
  ]);
});

it('ends with the names of what failed, then with what was reported', () => {
  const outcomes = [
    { part: { name: 'unit' }, result: passed, milliseconds: 1 },
    { part: { name: 'samples' }, result: failed, milliseconds: 1 },
    { part: { name: 'format' }, result: { ...nothing, failed: 1 }, milliseconds: 1 },
  ];
  expect(endOf(outcomes, [{ kind: 'flaky', text: 'a test' }])).toEqual([
    '━━━ What failed\n  samples: go/maps program order.go\n  format: its message is above',
    '━━━ Reported, and no failure: what passed only when it was repeated\n  a test',
  ]);
  expect(endOf(outcomes.slice(0, 1), [])).toEqual([]);
});

it('names 25 failures at most, and says how many more there are', () => {
  const failures = Array.from({ length: 27 }, (_, index) => `test ${index}`);
  const [text = ''] = endOf(
    [{ part: { name: 'unit' }, result: { ...nothing, failed: 27, failures }, milliseconds: 1 }],
    [],
  );
  expect(text.split('\n')).toHaveLength(27);
  expect(text).toMatch(/ {2}unit: test 24\n {2}and 2 more, above$/);
});

it('makes a part of what drifted, where that is asked for', () => {
  expect(asFailures([{ kind: 'bytes', text: 'b' }])).toEqual([]);
  const [drift] = asFailures([
    { kind: 'drift', text: 'a' },
    { kind: 'bytes', text: 'b' },
  ]);
  expect(drift?.result).toEqual({ ...nothing, failed: 1, failures: ['a'] });
});

it('runs at the same time only neighbours of one word', () => {
  const [a, b, c] = [{ together: 'a' }, { together: 'b' }, {}];
  expect(inGroups([a, a, b, b, c, c, a])).toEqual([[a, a], [b, b], [c], [c], [a]]);
});

it('goes on where a part fails, but for the one that all others need', () => {
  const [first] = parts;
  const outcome = (part: CheckPart, result: CheckResult) => ({ part, result, milliseconds: 1 });
  expect(areStopped([outcome(first!, passed), ...parts.slice(1).map((part) => outcome(part, failed))])).toBe(false);
  expect(areStopped([outcome(first!, failed)])).toBe(true);
});
