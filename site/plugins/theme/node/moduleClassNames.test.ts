import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { moduleClassName, sharedNames, shortenClassNames } from './moduleClassNames';

const modules = ['@docusaurus/theme-classic', '@docusaurus/theme-common'].flatMap((name) => {
  const folder = path.resolve(import.meta.dirname, '../../../../node_modules', name, 'lib');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.join(folder, file));
});

/** The classes that a CSS module names, those of others (`:global(…)`) left out. */
function namesIn(file: string): string[] {
  const css = readFileSync(file, 'utf8')
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/:global\([^)]*\)/g, '');
  return [...new Set([...css.matchAll(/(?<!\w)\.([A-Za-z][\w-]*)/g)].map(([, name]) => name!))];
}

test('no two modules of the theme give one class', () => {
  expect(modules.length).toBeGreaterThan(30);
  const classes = modules.flatMap((file) => namesIn(file).map((name) => moduleClassName(file, name)));
  expect(classes.filter((name, index) => classes.indexOf(name) !== index)).toEqual([]);
});

test('every name that is told apart by its module is in several', () => {
  const all = modules.flatMap(namesIn);
  for (const name of sharedNames) expect(all.filter((other) => other === name).length, name).toBeGreaterThan(1);
});

test('a module of somebody else keeps a name of its own', () => {
  expect(moduleClassName('/x/node_modules/other/a.module.css', 'menu')).toMatch(/^menu_[\da-f]{4}$/);
  expect(moduleClassName('/x/node_modules/other/a.module.css', 'menu')).not.toBe(
    moduleClassName('/x/node_modules/other/b.module.css', 'menu'),
  );
});

test('a configuration without CSS modules is refused, as the generator’s has them', () => {
  expect(() =>
    shortenClassNames({ module: { rules: [{ test: /\.css$/, use: [{ loader: 'css-loader', options: {} }] }] } }),
  ).toThrow(/CSS modules/);
});
