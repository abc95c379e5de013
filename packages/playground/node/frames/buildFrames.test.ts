import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { buildFrames } from './buildFrames';

// Below the repository, where a component finds React.
const cache = path.join(__dirname, '../../../../.cache');
let root = '';
beforeEach(() => {
  mkdirSync(cache, { recursive: true });
  root = mkdtempSync(path.join(cache, 'frames-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const inRoot = (...parts: string[]): string => path.join(root, ...parts);

/** Writes the samples of a page. */
function write(page: string, files: Record<string, string>): void {
  mkdirSync(inRoot('samples', page), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(inRoot('samples', page, name), text);
}

it('writes the document of each sample that has a check, and what of it can be edited', async () => {
  write('html/a', { 'box.html': '<link rel="stylesheet" href="box.css">', 'box.css': 'p {}', 'box.check.mjs': '' });
  write('react/b', { 'One.tsx': 'export default () => <p>one</p>;', 'One.check.mjs': '' });
  await buildFrames(inRoot('samples'), inRoot('out'));
  const text = (file: string): string => readFileSync(inRoot('out/frames', file), 'utf8');
  expect(text('html/a/box-html.html')).toContain('<style>p {}</style>');
  expect(JSON.parse(text('html/a/box-html.json'))).toMatchObject({ kind: 'html', file: 'box.html' });
  expect(text('react/b/One-tsx.html')).toContain('id="root"');
  expect(JSON.parse(text('react/b/One-tsx.json'))).toMatchObject({ kind: 'react', file: 'One.tsx' });
});

it('leaves out what is only opened by its check, and what has none', async () => {
  write('html/a', {
    'served.html': '<p>',
    'served.check.mjs': '',
    'plain.html': '<p>',
    'samples.json': JSON.stringify({ programs: { 'served.html': { notInBrowser: 'needs its server' } } }),
  });
  await buildFrames(inRoot('samples'), inRoot('out'));
  expect(existsSync(inRoot('out'))).toBe(false);
});

it('reads nothing outside the folder of a sample', async () => {
  write('html/a', { 'box.html': '<script src="../secret.js"></script>', 'box.check.mjs': '' });
  writeFileSync(inRoot('samples/html/secret.js'), 'secret');
  await expect(buildFrames(inRoot('samples'), inRoot('out'))).rejects.toThrow('../secret.js');
});

it('is nothing to do where there are no samples', async () => {
  await buildFrames(inRoot('samples'), inRoot('out'));
  expect(existsSync(inRoot('out'))).toBe(false);
});
