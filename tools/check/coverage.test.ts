import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

import { ESLint } from 'eslint';
import { getFileInfo } from 'prettier';
import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';

/**
 * A check that passes over a file passes. Each tool is asked, file by file, whether it looks at what git tracks: a
 * pattern such as `build/` in a list of ignored paths once hid 217 sources.
 */
const tracked = trackedFiles();

/** None in an unpacked archive, where nobody says which files are sources. */
function trackedFiles(): string[] {
  if (!existsSync('.git')) return [];
  const list = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 1 << 26 });
  return list.split('\0').filter((file) => file !== '');
}

/** Shown programs, those of fixtures too, and peers of benchmarks keep the form that their authors gave them; frozen pages are as a build had them; notes are checked as notes. */
const ours = tracked.filter(
  (file) =>
    !/^(samples|docs|tests\/fixtures\/(?:samples|docs)|bench\/peers|packages\/search\/bench\/frozen|site\/pages\/assets\/_decks)\//.test(
      file,
    ),
);

/** Written by tools, never by hand. */
const generated = new Set(
  readFileSync('.prettierignore', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/') && !line.endsWith('/'))
    .map((line) => line.slice(1)),
);

const ofKind = (endings: RegExp): string[] => ours.filter((file) => endings.test(file) && !generated.has(file));

async function unseen(files: readonly string[], sees: (file: string) => Promise<boolean>): Promise<string[]> {
  expect(files.length).toBeGreaterThan(0);
  const seen = await Promise.all(files.map(sees));
  return files.filter((_, index) => !seen[index]);
}

describe.skipIf(!existsSync('.git'))('of the files that git tracks', () => {
  it('Prettier looks at every tracked source file', async () => {
    const files = ofKind(/\.(ts|tsx|mts|mjs|cjs|js|css|pcss|json|md|yaml)$/);
    const options = { ignorePath: '.prettierignore' };
    expect(await unseen(files, async (file) => !(await getFileInfo(file, options)).ignored)).toEqual([]);
  });

  it('ESLint looks at every tracked script', async () => {
    const eslint = new ESLint();
    expect(
      await unseen(ofKind(/\.(ts|tsx|mts|mjs|cjs|js)$/), async (file) => !(await eslint.isPathIgnored(file))),
    ).toEqual([]);
  });

  it('ESLint has rules for every tracked script', async () => {
    const eslint = new ESLint();
    const hasRules = async (file: string): Promise<boolean> => {
      const config = (await eslint.calculateConfigForFile(file)) as { rules?: object } | undefined;
      return Object.keys(config?.rules ?? {}).length > 0;
    };
    expect(await unseen(ofKind(/\.(ts|tsx|mts|mjs|cjs|js)$/), hasRules)).toEqual([]);
  });

  it('Stylelint looks at every tracked stylesheet', async () => {
    const files = ofKind(/\.(css|pcss)$/).filter((file) => !file.startsWith('bench/'));
    const { results } = await stylelint.lint({ files: ['**/*.{css,pcss}'] });
    const looked = new Set(results.filter(({ ignored }) => !ignored).map(({ source }) => source));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !looked.has(`${process.cwd()}/${file}`))).toEqual([]);
  });
});
