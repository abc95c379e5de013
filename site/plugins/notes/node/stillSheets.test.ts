import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { noteSheets } from './chunks';

const root = path.resolve(import.meta.dirname, '../../../..');
const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !/\.(?:test|server)\./.test(file))
    .map((file) => path.join(root, folder, file));

it('names no class of a sheet that is still in code of the browser', () => {
  const code = ['site/plugins', 'site/islands', 'site/components', 'packages/playground/client', 'packages/lib']
    .flatMap((folder) => filesIn(folder, /\.tsx?$/))
    .filter((file) => !/[\\/]node[\\/]/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const sheets = filesIn('site/plugins', /\.css$/).filter((file) =>
    noteSheets.some(({ files, isStill }) => isStill && files.test(file)),
  );
  const classes = sheets.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\.([a-z]\w*__[\w-]+)/g)]);
  // Lines with numbers are in an editor as well, but never beside notes.
  const ofNotes = new Set(classes.map(([, name = '']) => name).filter((name) => name !== 'code__numbered'));
  expect(ofNotes.size).toBeGreaterThan(5);
  expect(
    [...ofNotes].filter((name) =>
      new RegExp(String.raw`className[^;]*\b${name}\b|classList[^;]*\b${name}\b`).test(code),
    ),
  ).toEqual([]);
});
