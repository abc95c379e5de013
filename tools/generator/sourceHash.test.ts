import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { sourceFiles, sourceHash } from './sourceHash';
import { isBuiltFrom, stampBuild } from './stamp';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'sources-'));
  for (const folder of ['docs', 'build', 'node_modules/a', 'tests/site', 'src']) {
    mkdirSync(path.join(root, folder), { recursive: true });
  }
  write('docs/a.mdx', 'A');
  write('src/b.ts', 'B');
});
afterEach(() => {
  rmSync(root, { recursive: true });
  vi.unstubAllEnvs();
});

const write = (file: string, content: string): void => writeFileSync(path.join(root, file), content);

it('takes what a build reads, and neither tests nor results', () => {
  for (const file of [
    'build/index.html',
    'node_modules/a/x.js',
    'tests/site/x.spec.ts',
    'src/b.test.ts',
    'README.md',
  ]) {
    write(file, 'x');
  }
  expect(sourceFiles(root)).toEqual(['docs/a.mdx', 'src/b.ts']);
});

it('changes with content, name and environment, and with nothing else', () => {
  const first = sourceHash(root);
  expect(sourceHash(root)).toBe(first);
  write('README.md', 'more');
  expect(sourceHash(root)).toBe(first);

  vi.stubEnv('GROUNDWORK_BASE_URL', '/notes/');
  expect(sourceHash(root)).not.toBe(first);
  vi.unstubAllEnvs();

  write('docs/a.mdx', 'AB');
  write('src/b.ts', '');
  expect(sourceHash(root)).not.toBe(first);
});

it('knows the build of these sources by its stamp', () => {
  const hash = sourceHash(root);
  const build = path.join(root, 'build');
  expect(isBuiltFrom(build, hash)).toBe(false);
  stampBuild(build, hash);
  expect(isBuiltFrom(build, hash)).toBe(true);
  expect(isBuiltFrom(build, 'another')).toBe(false);
});
