import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from '@playwright/test';

import { sentences } from './sentences';
import { provingTests } from './support/provingTests';

/** How many sentences no test proves yet. It can only shrink: who proves one lowers the number. */
const unproved = 0;

const waiting = sentences.filter(({ provedIn }) => provedIn === undefined);

test('every sentence of the specification has a test of its name that expects something, or an issue that proves it', () => {
  const missing = sentences.filter(({ says, provedIn, test: name = says, issue }) => {
    if (provedIn === undefined) return issue === undefined;
    return !existsSync(provedIn) || !provingTests(readFileSync(provedIn, 'utf8')).includes(name);
  });
  expect(missing).toEqual([]);
});

test(`${unproved} sentences wait for an issue`, () => {
  for (const { section, issue, says } of waiting) console.log(`section ${section}, issue ${issue}: ${says}`);
  expect(waiting.length, 'lower the number `unproved` when a sentence is proved; it never rises').toBe(unproved);
});
