import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { writeIfChanged } from './writeIfChanged';

it('leaves a file that has the text as it is', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'write-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'below/it/one.json');
  writeIfChanged(file, 'a');
  const long = new Date('2020-01-01');
  fs.utimesSync(file, long, long);
  writeIfChanged(file, 'a');
  expect(fs.statSync(file).mtime).toEqual(long);
  writeIfChanged(file, 'b');
  expect(fs.readFileSync(file, 'utf8')).toBe('b');
});
