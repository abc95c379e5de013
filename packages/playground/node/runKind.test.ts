import { describe, expect, it } from 'vitest';

import type { ShownSample } from '@groundwork/samples/page';
import { runHere } from './runKind';

const sample = (file: string, text: string, more: Partial<ShownSample> = {}): ShownSample => ({
  page: 'a/b',
  file,
  text,
  files: [file],
  showsOutput: true,
  fails: false,
  options: {},
  ...more,
});

describe('what runs in the browser', () => {
  it.each([
    ['a.mjs', 'console.log(1)', 'module'],
    ['a.js', 'var x = 1; console.log(x)', 'script'],
    ['a.js', 'export const x = 1;', 'module'],
    ['a.js', 'await null; console.log(1)', 'module'],
    ['a.ts', 'const x: number = 1; console.log(x as unknown)', 'typescript'],
    ['a.sql', '-- engine: sqlite\nSELECT 1;', 'sql'],
    ['a.mjs', 'setTimeout(() => process.stdout.write(String(process.argv[2])), 1)', 'module'],
    ['a.mjs', 'const { fetch = 1, ...rest } = {}; const [require] = [2]; console.log(fetch, rest, require)', 'module'],
    ['a.mjs', 'function f({ a: [window] }, ...document) { return [window, document]; } f({ a: [] });', 'module'],
    ['a.mjs', 'try { f(); } catch ({ module }) { console.log(module); } function f() {}', 'module'],
    ['a.mjs', 'const o = { fetch: 1, require() {}, get window() { return 1; } }; o.fetch; console.log(o)', 'module'],
    ['a.mjs', 'module: for (;;) break module;', 'module'],
    ['a.mjs', 'const Buffer = (x) => x; console.log(Buffer(1))', 'module'],
  ])('%s with %j is %s', (file, text, kind) => {
    expect(runHere(sample(file, text))).toEqual({ kind });
  });
});

describe('what does not', () => {
  it.each([
    ['a.go', 'package main', 'language'],
    ['a.tsx', 'export default () => null', 'language'],
    ['a.mjs', 'import net from "node:net";', 'imports node:net'],
    ['a.mjs', 'const fs = await import("node:fs");', 'imports node:fs'],
    ['a.js', 'const fs = require("fs");', 'no require'],
    ['a.mjs', 'await fetch("https://x")', 'no fetch'],
    ['a.mjs', 'console.log(process.memoryUsage())', 'no process.memoryUsage'],
    ['a.mjs', 'console.log(process)', 'no process'],
    ['a.mjs', 'console.table([1])', 'no console.table'],
    ['a.mjs', 'console["table"]([1])', 'no console'],
    ['a.mjs', 'const f = (x = structuredClone(1)) => x;', 'no structuredClone'],
    ['a.mjs', 'let a; [a = Buffer.from("x")] = [];', 'no Buffer'],
    ['a.mjs', 'const o = { [require]: 1, fetch };', 'no require'],
    ['a.ts', 'const x: number = Buffer.length;', 'no Buffer'],
    ['a.sql', '-- engine: postgres\nSELECT 1;', 'engine'],
    ['a.sql', '-- engine: sqlite\n.mode list\nSELECT 1;', '.mode'],
  ])('%s with %j', (file, text, why) => {
    expect(runHere(sample(file, text))).toEqual({ why: expect.stringContaining(why) });
  });

  it('what fails on purpose, is given something, or says why not', () => {
    const text = 'console.log(1)';
    expect(runHere(sample('a.mjs', text, { fails: true }))).toHaveProperty('why');
    expect(runHere(sample('a.mjs', text, { options: { stdin: 'x' } }))).toEqual({ why: 'it is given stdin' });
    expect(runHere(sample('a.mjs', text, { options: { notInBrowser: 'takes too long' } }))).toEqual({
      why: 'takes too long',
    });
  });
});
