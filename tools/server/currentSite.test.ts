import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { clearNext, siteFolders, switchToNext } from '../generator/siteFolders';
import { listen } from '@groundwork/machine/listen';
import { siteServer } from './siteServer';
import { sendBytes, requestBytes, writeSite, type RawAnswer } from './testing';

let root: string;
let port: number;
let close: () => void;
beforeEach(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'current-'));
  writeBuild(siteFolders(root).build, 0);
  const server = siteServer({ folder: siteFolders(root).build, baseUrl: '/' });
  port = await listen(server, 0, '127.0.0.1');
  close = () => void server.close();
});
afterEach(() => {
  close();
  rmSync(root, { recursive: true });
});

const textOf = (version: number): string => `${version}`.repeat(40_000 + version);

function writeBuild(folder: string, version: number): void {
  mkdirSync(folder, { recursive: true });
  writeSite(folder, { 'index.html': textOf(version), '404.html': 'none', [`only-${version}.html`]: 'x' });
}

const get = (target: string): Promise<RawAnswer> => sendBytes(port, requestBytes('GET', target, []));

it('serves the new build from the moment at which it is whole, with what is new in it and without what is gone', async () => {
  clearNext(root);
  writeBuild(siteFolders(root).next, 1);
  expect((await get('/only-1')).status).toBe(404);
  switchToNext(root);
  expect((await get('/only-1')).status).toBe(200);
  expect((await get('/only-0')).status).toBe(404);
  expect((await get('/')).body.toString()).toBe(textOf(1));
});

it('loses no request while forty builds take the place of each other', async () => {
  let building = true;
  const broken: string[] = [];
  let answered = 0;
  const reader = async (): Promise<void> => {
    while (building) {
      const { status, body } = await get('/');
      answered += 1;
      const text = body.toString();
      if (status !== 200 || text !== textOf(Number(text[0]))) broken.push(`${status}: ${text.length} bytes`);
    }
  };
  const readers = Array.from({ length: 8 }, reader);
  for (let version = 1; version <= 40; version += 1) {
    clearNext(root);
    writeBuild(siteFolders(root).next, version % 10);
    switchToNext(root);
    const before = answered;
    while (answered < before + 4) await turn();
  }
  building = false;
  await Promise.all(readers);
  expect(answered).toBeGreaterThan(160);
  expect(broken).toEqual([]);
});

it('goes on with the last whole build while none is there', async () => {
  renameSync(siteFolders(root).build, path.join(root, 'aside'));
  expect((await get('/only-0')).status).toBe(200);
  renameSync(path.join(root, 'aside'), siteFolders(root).build);
  expect((await get('/only-0')).status).toBe(200);
});
