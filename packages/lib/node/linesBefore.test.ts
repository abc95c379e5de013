import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { VFile } from 'vfile';
import { afterAll, expect, it } from 'vitest';

import { linesBefore } from './linesBefore';

const folder = mkdtempSync(path.join(os.tmpdir(), 'groundwork-lines-'));
afterAll(() => rmSync(folder, { recursive: true }));
const note = path.join(folder, 'note.mdx');
writeFileSync(note, '---\ntitle: A note\n---\n\nText.\n');

it('counts the lines that were taken off a text', () => {
  expect(linesBefore(new VFile({ path: note, value: '\nText.\n' }))).toBe(3);
  expect(linesBefore(new VFile({ path: note, value: 'Text.\n' }))).toBe(4);
});

it('is 0 where nothing tells: an empty text, another text, no file', () => {
  expect(linesBefore(new VFile({ path: note, value: ' ' }))).toBe(0);
  expect(linesBefore(new VFile({ path: note, value: 'Other.' }))).toBe(0);
  expect(linesBefore(new VFile({ path: path.join(folder, 'none.mdx'), value: 'Text.' }))).toBe(0);
});
