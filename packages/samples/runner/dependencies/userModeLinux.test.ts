import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { findTool } from '../toolchains/toolchains';
import { outgrowsUml, umlSupport } from './userModeLinux';

const withAmx = 'processor\t: 0\nflags\t\t: fpu avx512f amx_bf16 amx_tile amx_int8\n';
const without = 'processor\t: 0\nflags\t\t: fpu avx512f pku\n';

let cache: string;
beforeEach(() => void (cache = fs.mkdtempSync(path.join(os.tmpdir(), 'gw-uml-'))));
afterEach(() => fs.rmSync(cache, { recursive: true, force: true }));

it('knows a processor whose registers User-mode Linux cannot keep', () => {
  expect(outgrowsUml(withAmx)).toBe(true);
  expect(outgrowsUml(without)).toBe(false);
  expect(outgrowsUml('')).toBe(false);
});

it('changes nothing on other machines', () => {
  expect(umlSupport(cache, without)).toBeUndefined();
  expect(fs.readdirSync(cache)).toEqual([]);
});

describe.runIf(findTool('gcc'))('where there is gcc', () => {
  it('makes a library that is loaded first, once', () => {
    const first = umlSupport(cache, withAmx)!;
    expect(first.env).toEqual({ LD_PRELOAD: '/uml/xstate.so' });
    const [{ source, ...bind }] = first.binds as [(typeof first.binds)[0]];
    expect(bind).toEqual({ target: '/uml', mode: 'ro' });
    expect(fs.readdirSync(source)).toEqual(['xstate.so']);
    expect(fs.readdirSync(path.dirname(source))).toEqual([path.basename(source)]);
    expect(umlSupport(cache, withAmx)).toEqual(first);
  });
});
