import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { expect, it } from 'vitest';

import { gitLog, hasHistory } from './gitLog';

it('tells an unpacked archive from a checkout', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'history-'));
  try {
    expect(hasHistory(folder)).toBe(false);
    expect(gitLog(folder, 'docs')).toEqual([]);
    execFileSync('git', ['init', '--quiet'], { cwd: folder });
    expect(hasHistory(folder)).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
