import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import type { PlaygroundFiles } from '../shared/playgroundFiles';
import { writeFiles } from './writeFiles';

let folder = '';
let files: PlaygroundFiles;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'playground-'));
  files = await writeFiles({ folder, hashedFolder: 'hashed', baseUrl: '/base/' });
});
afterAll(() => rmSync(folder, { recursive: true }));

it('writes a worker for each kind of program, with its content in the name, where the address says', () => {
  const addresses = [...Object.values(files.workers), files.compiler, files.colours];
  for (const address of addresses) {
    expect(address).toMatch(/^\/base\/hashed\/run-\w+-\w{8}\.js$/);
    expect(existsSync(path.join(folder, address.slice('/base/'.length))), address).toBe(true);
  }
  expect(files.workers.module).toBe(files.workers.script);
  expect(new Set(addresses).size).toBe(5);
});

it('writes a document for each kind of live result, which allows no request and ends its script once', () => {
  for (const kind of ['html', 'react'] as const) {
    const document = readFileSync(path.join(folder, `${files.frames[kind].slice('/base/'.length)}.html`), 'utf8');
    expect(document).toContain(`default-src 'none'; script-src 'unsafe-inline'`);
    expect(document.match(/<\/script/g)).toHaveLength(1);
    expect(document.includes('id="root"')).toBe(kind === 'react');
  }
});

it('keeps the path of the building machine out of what is served', () => {
  for (const address of [...Object.values(files.workers), files.compiler, files.colours])
    expect(readFileSync(path.join(folder, address.slice('/base/'.length)), 'utf8')).not.toContain(process.cwd());
});
