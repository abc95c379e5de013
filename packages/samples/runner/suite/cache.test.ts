import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, expect, it, vi } from 'vitest';

import { cacheKey } from './cache';
import { prepareUnit } from './execute';
import { unitsOf } from '../units/units';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'gw-cache-'));
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

const page = 'react/renders';

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
}

async function keys(): Promise<string[]> {
  const { units } = unitsOf(root, page, [page]);
  return Promise.all(units.map(async (unit) => cacheKey(await prepareUnit(unit))));
}

it('runs a program and a session again when a file changes that only they import', async () => {
  write(`docs/${page}.mdx`, '```js file=main.mjs\n```\n\n```console\n$ node main.mjs\nmount\n```\n');
  write(`samples/${page}/main.mjs`, "import { say } from './watch/say.mjs';\nsay('mount');\n");
  write(`samples/${page}/watch/say.mjs`, 'export const say = (what) => console.log(what);\n');
  const before = await keys();
  expect(before).toHaveLength(2);
  expect(await keys()).toEqual(before);

  write(`samples/${page}/watch/say.mjs`, 'export const say = (what) => console.log(`${what}!`);\n');
  const after = await keys();
  for (const [at, key] of after.entries()) expect(key).not.toBe(before[at]);
});

it('does not run them again for a recorded output or a note below', async () => {
  const before = await keys();
  write(`samples/${page}/main.mjs.out`, 'mount\n');
  write(`docs/${page}/keys.mdx`, '# Keys\n');
  write(`samples/${page}/keys/key.mjs`, '');
  const { units } = unitsOf(root, page, [page, `${page}/keys`]);
  expect(await Promise.all(units.map(async (unit) => cacheKey(await prepareUnit(unit))))).toEqual(before);
});

it('runs them again under another kernel and on another processor', async () => {
  const before = await keys();
  const onAnother = async (change: () => { mockRestore(): void }): Promise<string[]> => {
    const changed = change();
    const found = await keys();
    changed.mockRestore();
    return found;
  };
  const [cpu] = os.cpus();
  const seen = [
    await onAnother(() => vi.spyOn(os, 'release').mockReturnValue('2.6.78')),
    await onAnother(() => vi.spyOn(os, 'availableParallelism').mockReturnValue(64)),
    await onAnother(() => vi.spyOn(os, 'cpus').mockReturnValue([{ ...cpu!, model: 'Another' }])),
  ];
  for (const found of seen) for (const [at, key] of found.entries()) expect(key).not.toBe(before[at]);
  expect(await keys()).toEqual(before);
});
