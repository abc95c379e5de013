import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import type { ShownSample } from '@groundwork/samples/page';
import { playgroundExtras } from './extras';

let samplesFolder = '';
beforeAll(() => {
  samplesFolder = mkdtempSync(path.join(tmpdir(), 'extras-'));
  writeFileSync(path.join(samplesFolder, 'box.html'), '<p>box</p>');
  writeFileSync(path.join(samplesFolder, 'framed.html'), '<iframe src="box.html"></iframe>');
});
afterAll(() => rmSync(samplesFolder, { recursive: true }));

/** What is added to a sample, as names of elements with their addresses and data. */
function extrasOf(file: string, more: Partial<ShownSample> = {}): Record<string, unknown> {
  const files = [file, file.replace(/\.\w+$/, '.check.mjs')];
  const sample = { page: '', file, text: 'console.log(1)', files, showsOutput: true, fails: false, options: {} };
  const { controls, result, readsText } = playgroundExtras({ baseUrl: '/base/', samplesFolder })({
    ...sample,
    ...more,
  });
  const properties = [...controls, ...result].map((node) => (node.type === 'element' ? node.properties : {}));
  return { readsText, ...Object.assign({}, ...properties) };
}

it('a program gets a button that says how it runs and what it is given', () => {
  expect(extrasOf('a.mjs', { options: { args: ['x'] } })).toMatchObject({
    readsText: true,
    dataRun: 'module',
    dataRunFile: 'a.mjs',
    dataRunArgs: '["x"]',
  });
  expect(extrasOf('a.mjs')).not.toHaveProperty('dataRunArgs');
});

it('a page gets a sandboxed frame, and a button where its frame can show an edited copy', () => {
  expect(extrasOf('box.html', { options: { frame: 99 } })).toMatchObject({
    dataEdit: '/base/frames//box-html.json',
    src: '/base/frames//box-html',
    sandbox: ['allow-scripts'],
    height: 99,
  });
  const framed = extrasOf('framed.html');
  expect(framed).toHaveProperty('src');
  expect(framed).not.toHaveProperty('dataEdit');
});

it.each<[why: string, file: string, more: Partial<ShownSample>]>([
  ['its output is shown elsewhere', 'a.mjs', { showsOutput: false }],
  ['it does not run here', 'a.go', {}],
  ['it needs a server', 'box.html', { options: { notInBrowser: 'a server' } }],
])('nothing is added where %s', (_, file, more) => {
  expect(extrasOf(file, more)).toEqual({ readsText: undefined });
});
