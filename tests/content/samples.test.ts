import fs from 'node:fs';
import path from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import {
  docFileOf,
  inputFiles,
  listPages,
  readLock,
  readSamplesJson,
  samplesFolderOf,
  variedRanges,
  type VaryMark,
} from '@groundwork/samples';
import { report } from '@groundwork/machine/report';
import { blocksOf, pages, root } from './support';

/** Folders below samples/ that hold files, as pages. */
function sampleFolders(): string[] {
  const base = path.join(root, 'samples');
  const files = fs.existsSync(base) ? fs.readdirSync(base, { recursive: true, encoding: 'utf8' }) : [];
  const marked = files.filter((file) => /(^|\/)samples(\.lock)?\.json$/.test(file) || file.endsWith('.out'));
  return [...new Set(marked.map((file) => path.dirname(file)))];
}

function outputsOf(page: string): string[] {
  const folder = samplesFolderOf(root, page);
  const recorded = fs.existsSync(folder)
    ? fs
        .readdirSync(folder)
        .filter((file) => file.endsWith('.out'))
        .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
    : [];
  return [
    ...recorded,
    ...blocksOf(page).flatMap((block) => (block.kind === 'session' ? block.steps.map((step) => step.output) : [])),
  ];
}

function varyMarksOf(page: string): VaryMark[] {
  const { vary = [], sessions, programs = {} } = readSamplesJson(root, samplesFolderOf(root, page));
  return [...vary, ...(sessions?.vary ?? []), ...Object.values(programs).flatMap((program) => program.vary ?? [])];
}

describe('samples', () => {
  it('belong to a note', () => {
    const known = new Set(listPages(root));
    expect(
      sampleFolders().filter((folder) => ![...known].some((page) => folder === page || folder.startsWith(`${page}/`))),
    ).toEqual([]);
  });

  it.each(pages)('%s: every file is used', (page) => {
    const inputs = inputFiles(root, page, pages);
    const folder = samplesFolderOf(root, page);
    const note = fs.readFileSync(path.join(root, docFileOf(root, page)), 'utf8');
    // A figure may be drawn by a script that stands beside the samples.
    const figures = note.match(/[\w-]+\.svg/g) ?? [];
    const options = JSON.stringify(readSamplesJson(root, folder));
    const unused = inputs.filter((file) => {
      if (/(^|\/)(package(-lock)?\.json|go\.(mod|sum)|tsconfig\.json|pom\.xml)$/.test(file)) return false;
      if (figures.some((figure) => fs.readFileSync(path.join(folder, file), 'utf8').includes(figure))) return false;
      const name = path.basename(file).replace(/\.check\.mjs$/, '');
      const others = inputs
        .filter((other) => other !== file)
        .map((other) => fs.readFileSync(path.join(folder, other), 'utf8'));
      return ![note, options, ...others].some(
        (text) => text.includes(name) || text.includes(name.replace(/\.\w+$/, '')),
      );
    });
    expect(unused).toEqual([]);
  });

  it.each(pages)('%s: every recorded output belongs to a program', (page) => {
    const folder = samplesFolderOf(root, page);
    const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
    const programs = blocksOf(page).flatMap((block) => (block.kind === 'program' ? [block.of ?? block.file] : []));
    expect(files.filter((file) => file.endsWith('.out') && !programs.includes(file.slice(0, -4)))).toEqual([]);
  });

  it('that are declared not runnable are counted', () => {
    const exempt = pages.flatMap((page) =>
      Object.entries(readLock(root, page).norun).map(([key, reason]) => `${page} ${key}: ${reason}`),
    );
    if (exempt.length > 0) console.log(`${exempt.length} blocks declared not runnable:\n  ${exempt.join('\n  ')}`);
    const blocks = pages.flatMap((page) => blocksOf(page).filter((block) => block.norun !== undefined));
    expect(new Set(blocks.map((block) => block.norun)).size).toBe(
      new Set(exempt.map((text) => text.split(': ').slice(1).join(': '))).size,
    );
  });

  afterAll(() => {
    for (const page of pages) {
      const stale = varyMarksOf(page).filter(
        (mark) => 'pattern' in mark && !outputsOf(page).some((output) => variedRanges(output, [mark]).length > 0),
      );
      for (const mark of stale) {
        report('stale', `samples/${page}/samples.json: a vary mark that no output matches: ${JSON.stringify(mark)}`);
      }
    }
  });
});
