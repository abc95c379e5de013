import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const preload = path.join(root, 'tools/generator/loadTypeScript.cjs');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'load-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What the generator's own loader makes of a module, told by a process of its own; and whether jiti was there for it. */
function loaded(text: string, name: string, args: string[]): { module: string; jiti: boolean } {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  const script = `require('@docusaurus/utils').loadFreshModule(${JSON.stringify(file)}).then((module) => {
    const names = Object.fromEntries(['default', 'answer', 'themes'].map((key) => [key, typeof module[key]]));
    const jiti = Object.keys(require.cache).some((key) => key.includes('/jiti/'));
    const value = typeof module === 'function' ? module() : module;
    console.log(JSON.stringify({ module: JSON.stringify([typeof module, value, names]), jiti }));
  })`;
  const output = execFileSync(process.execPath, [...args, '-e', script], { cwd: root, encoding: 'utf8' });
  return JSON.parse(output) as { module: string; jiti: boolean };
}

it.each([
  ['a plugin', 'plugin.ts', 'export const answer: number = 42;\nexport default () => import.meta.url.slice(0, 7);'],
  [
    'a configuration',
    'config.ts',
    "import path from 'node:path';\nexport default { themes: [path.sep] satisfies string[] };",
  ],
  ['an older package', 'package.cjs', 'exports.answer = 42;'],
  ['a compiled package', 'compiled.cjs', "exports.__esModule = true; exports.default = () => 'x'; exports.answer = 1;"],
])('gives the generator what jiti gives it: %s', (_what, name, text) => {
  const usual = loaded(text, name, []);
  const ours = loaded(text, name, ['--require', preload]);
  expect(ours.module).toBe(usual.module);
  expect(usual.jiti).toBe(true);
  expect(ours.jiti).toBe(false);
});

it('is not needed: the generator loads every plugin by itself, as in development and on an older Node', () => {
  const plugins = readdirSync(path.join(root, 'plugins'))
    .map((name) => path.join(root, 'plugins', name, 'node/index.ts'))
    .filter((file) => existsSync(file));
  const script = `const { loadFreshModule } = require('@docusaurus/utils');
    Promise.all(${JSON.stringify(plugins)}.map(loadFreshModule)).then((all) => console.log(all.length));`;
  const output = execFileSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8' });
  expect(plugins.length).toBeGreaterThan(5);
  expect(Number(output)).toBe(plugins.length);
}, 60_000);
