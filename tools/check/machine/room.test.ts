import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { expect, it } from 'vitest';

import { diskProblem } from './room';

it('finds nothing where there is room, and leaves nothing', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'room-'));
  expect(diskProblem([folder])).toBeNull();
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

it('says in one sentence what cannot be written to', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'room-'));
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  expect(diskProblem([path.join(file, 'inside')])).toMatch(
    /cannot be written to \(ENOTDIR\): mend that and run this again$/,
  );
  rmSync(folder, { recursive: true });
});
