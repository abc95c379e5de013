import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { LoadContext } from '@docusaurus/types';
import { afterAll, expect, it } from 'vitest';

import highlight from './index';

const generatedFilesDir = mkdtempSync(path.join(os.tmpdir(), 'groundwork-highlight-'));
afterAll(() => rmSync(generatedFilesDir, { recursive: true }));

// Of all that the generator knows, the plugin asks for its folder.
const context = { generatedFilesDir } as LoadContext;
const options = { light: 'vsDark', dark: 'dracula', paper: 'vsLight' };
const written = (name: string): string => readFileSync(path.join(generatedFilesDir, name), 'utf8');

it('adds the themes of the two modes to every page, and keeps the one that a reader may choose apart', async () => {
  const { getClientModules } = await highlight(context, options);
  expect(getClientModules?.()).toEqual([path.join(generatedFilesDir, 'code-theme.css')]);
  expect(written('code-theme.css')).toContain("[data-theme='dark'] .code { color: #F8F8F2");
  for (const line of written('code-theme-light.pcss').split('\n'))
    expect(line).toMatch(/^\[data-theme='light'\]\[data-look~='paper'\] \./);
  expect(JSON.parse(written('code-classes.json'))).toHaveProperty('roles.comment', 'tc');
});

it('answers an unknown theme with the names that exist', async () => {
  await expect(highlight(context, { ...options, paper: 'draculla' })).rejects.toThrow(
    /^site\/config\/codeThemeNames\.ts\n {2}expected {2}paper: one of .*dracula.*\n {2}found {5}"draculla"/,
  );
});
