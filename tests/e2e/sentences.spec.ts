import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from '@playwright/test';

import { sentences } from './sentences';

/** How many sentences no test proves yet. It can only shrink: who proves one lowers the number. */
const unproved = 0;

const waiting = sentences.filter(({ provedIn }) => provedIn === undefined);

test('every sentence of the specification has a test of its name, or an issue that proves it', () => {
  const missing = sentences.filter(({ says, provedIn, test: name = says, issue }) => {
    if (provedIn === undefined) return issue === undefined;
    return !existsSync(provedIn) || !testNames(provedIn).includes(name);
  });
  expect(missing).toEqual([]);
});

test(`${unproved} sentences wait for an issue`, () => {
  for (const { section, issue, says } of waiting) console.log(`section ${section}, issue ${issue}: ${says}`);
  expect(waiting.length, 'lower the number `unproved` when a sentence is proved; it never rises').toBe(unproved);
});

/** The names of the tests of a file, as they are written, with their escapes undone. */
function testNames(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const names = [
    ...text.matchAll(/(?:\btest\(\s*|\bsentence: )(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`([^`]*)`)/g),
  ];
  return names.map(([, single, double, template]) => (single ?? double ?? template ?? '').replace(/\\(.)/g, '$1'));
}
