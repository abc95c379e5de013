import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { clearReport, readReport, report } from './report';

// It is kept in the folder that a command runs in; these tests have one of their own.
const [whole, folder] = [process.cwd(), mkdtempSync(path.join(os.tmpdir(), 'gw-report-'))];
beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(whole);
  rmSync(folder, { recursive: true });
});

it('has each line once, in the order of kinds, until it is forgotten', () => {
  expect(readReport()).toEqual([]);
  report('stale', 'a word');
  report('drift', 'a sample');
  report('stale', 'a word');
  expect(readReport()).toEqual([
    { kind: 'drift', text: 'a sample' },
    { kind: 'stale', text: 'a word' },
  ]);
  clearReport();
  expect(readReport()).toEqual([]);
});
