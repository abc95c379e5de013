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

const modules: Readonly<Record<string, string>> = {
  'plugin.ts': 'export const answer: number = 42;\nexport default () => import.meta.url.slice(0, 7);',
  'configuration.ts': "import path from 'node:path';\nexport default { themes: [path.sep] satisfies string[] };",
  'olderPackage.cjs': 'exports.answer = 42;',
  'compiledPackage.cjs': "exports.__esModule = true; exports.default = () => 'x'; exports.answer = 1;",
};

interface Loaded {
  /** By name of the file: its type, its value, and the types of its named exports. */
  modules: Record<string, [type: string, value: unknown, names: Record<string, string>]>;
  jiti: boolean;
}

/** What the generator's own loader makes of the modules, told by a process of its own; and whether jiti was there. */
function loaded(args: string[]): Loaded {
  const script = `const { loadFreshModule } = require('@docusaurus/utils');
    (async () => {
      const modules = {};
      for (const name of ${JSON.stringify(Object.keys(modules))}) {
        const module = await loadFreshModule(${JSON.stringify(folder)} + '/' + name);
        const names = Object.fromEntries(['default', 'answer', 'themes'].map((key) => [key, typeof module[key]]));
        modules[name] = [typeof module, typeof module === 'function' ? module() : module, names];
      }
      const jiti = Object.keys(require.cache).some((key) => key.includes('/jiti/'));
      console.log(JSON.stringify({ modules, jiti }));
    })()`;
  const output = execFileSync(process.execPath, [...args, '-e', script], { cwd: root, encoding: 'utf8' });
  return JSON.parse(output) as Loaded;
}

it('gives the generator what jiti gives it: a plugin, a configuration, an older package, a compiled one', () => {
  for (const [name, text] of Object.entries(modules)) writeFileSync(path.join(folder, name), text);
  const usual = loaded([]);
  const ours = loaded(['--require', preload]);
  expect(Object.keys(usual.modules)).toEqual(Object.keys(modules));
  expect(ours.modules).toEqual(usual.modules);
  expect([usual.jiti, ours.jiti]).toEqual([true, false]);
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
});
