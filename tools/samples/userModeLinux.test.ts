import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { findTool } from './toolchains';
import { mendedUml, outgrowsUml } from './userModeLinux';

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
  expect(mendedUml(cache, '/usr/bin', without)).toBeUndefined();
  expect(fs.readdirSync(cache)).toEqual([]);
});

describe.runIf(findTool('gcc'))('where there is gcc', () => {
  it('puts a linux.uml before the system\'s own', () => {
    const { env, binds } = mendedUml(cache, '/usr/bin', withAmx)!;
    expect(env).toEqual({ PATH: '/uml:/usr/bin' });
    const [{ source, ...bind }] = binds as [(typeof binds)[0]];
    expect(bind).toEqual({ target: '/uml', mode: 'ro' });
    expect(fs.readdirSync(source).sort()).toEqual(['linux.uml', 'xstate.so']);
    expect(fs.statSync(path.join(source, 'linux.uml')).mode & 0o111).toBe(0o111);
  });
});
