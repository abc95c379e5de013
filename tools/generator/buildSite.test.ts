import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { siteFolders } from './siteFolders';
import { isCompressed } from './stamp';

// Our half of a build with real processes, around a generator that does what `mode` says, and waits while it is held.
const generator = `
  import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
  import { setTimeout as sleep } from 'node:timers/promises';
  const folder = process.argv[process.argv.indexOf('--out-dir') + 1];
  const mode = readFileSync('mode', 'utf8');
  appendFileSync('runs.log', 'start ' + process.pid + '\\n');
  mkdirSync(folder, { recursive: true });
  writeFileSync(folder + '/index.html', 'half');
  while (existsSync('.cache/held')) await sleep(20);
  if (mode === 'full') throw new Error('ENOSPC: no space left on device, write');
  if (mode === 'read-only') throw new Error("EROFS: read-only file system, open 'x'");
  if (mode === 'broken') throw new Error('docs/a.mdx: expected a title');
  writeFileSync(folder + '/index.html', readFileSync('text', 'utf8').repeat(600));
  writeFileSync(folder + '/404.html', 'none');
  appendFileSync('runs.log', 'end ' + process.pid + '\\n');
`;

const ours = path.resolve(import.meta.dirname);
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

let root: string;
const started: ChildProcess[] = [];
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'build-'));
  write('node_modules/@docusaurus/core/bin/docusaurus.mjs', generator);
  cpSync(path.join(ours, 'endWithParent.cjs'), path.join(root, 'tools/generator/endWithParent.cjs'));
  write('package.json', '{}');
  write('mode', '');
  write('text', 'old ');
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true, maxRetries: 5 });
});

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

/** The generator waits from now on; the file is one that no build takes for a source. */
const hold = (): void => write('.cache/held', '');
const letGo = (): void => rmSync(path.join(root, '.cache/held'));

const site = (): string => readFileSync(path.join(root, 'build/index.html'), 'utf8').slice(0, 4);
const runs = (): string[] => readFileSync(path.join(root, 'runs.log'), 'utf8').trim().split('\n');

interface Running {
  child: ChildProcess;
  said: () => string;
  ended: Promise<{ status: number | null; said: string }>;
}

function start(what: 'buildIfChanged' | 'buildSite'): Running {
  const module = JSON.stringify(pathToFileURL(path.join(ours, 'buildSite.ts')).href);
  const script = `
    const found = await import(${module});
    const { ${what} } = found.default ?? found;
    ${what}(process.cwd()).catch((error) => { console.error(error.message); process.exitCode = 1; });`;
  const child = spawn(process.execPath, ['--import', tsx, '--input-type=module', '--eval', script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // What a build keeps for all clones of its user is none of the tests' business, and theirs none of the user's.
    env: { ...process.env, XDG_CACHE_HOME: path.join(root, '.cache/home') },
  });
  started.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  return { child, said: () => said, ended: once(child, 'close').then(() => ({ status: child.exitCode, said })) };
}

/** Waits for what other processes do, however busy the machine is. */
const becomes = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 60_000, interval: 20 });

it('builds beside: the old site stands, whole, until the new one does', async () => {
  expect((await start('buildSite').ended).status).toBe(0);
  write('text', 'new ');
  hold();
  const { ended } = start('buildSite');
  await becomes(() => expect(runs()).toHaveLength(3));
  expect(site()).toBe('old ');
  expect(isCompressed(siteFolders(root).build)).toBe(true);
  letGo();
  expect((await ended).status).toBe(0);
  expect(site()).toBe('new ');
});

/** Starts two, of which the one that builds is held until the other says that it waits. Returns their exit statuses. */
async function twoAtOnce(what: 'buildIfChanged' | 'buildSite'): Promise<(number | null)[]> {
  hold();
  const both = [start(what), start(what)];
  await becomes(() => expect(both.map(({ said }) => said()).join('')).toContain('waiting until it has ended'));
  letGo();
  const endings = await Promise.all(both.map(({ ended }) => ended));
  return endings.map(({ status }) => status);
}

it('makes one build of two that begin at once, and the second says that it waits', async () => {
  expect(await twoAtOnce('buildIfChanged')).toEqual([0, 0]);
  expect(runs()).toHaveLength(2);
});

it('makes two builds one after the other where both were asked for', async () => {
  expect(await twoAtOnce('buildSite')).toEqual([0, 0]);
  expect(runs().map((line) => line.split(' ')[0])).toEqual(['start', 'end', 'start', 'end']);
});

it('takes its generator with it when it is killed, and the next build trusts nothing of it', async () => {
  await start('buildSite').ended;
  hold();
  const { child, ended } = start('buildSite');
  await becomes(() => expect(runs()).toHaveLength(3));
  child.kill('SIGKILL');
  await ended;
  const generatorId = Number(runs()[2]?.split(' ')[1]);
  await becomes(() => expect(() => process.kill(generatorId, 0)).toThrow());
  expect(site()).toBe('old ');

  letGo();
  write('text', 'new ');
  expect((await start('buildIfChanged').ended).status).toBe(0);
  expect(site()).toBe('new ');
});

it.each([
  ['full', 'the disk is full'],
  ['read-only', 'cannot be written to'],
])('ends in one sentence where the disk is %s, and leaves the old site', async (mode, sentence) => {
  await start('buildSite').ended;
  write('mode', mode);
  const { status, said } = await start('buildSite').ended;
  expect(status).toBe(1);
  expect(said.trim().split('\n')).toEqual([expect.stringContaining(sentence)]);
  expect(site()).toBe('old ');
  expect(existsSync(siteFolders(root).next)).toBe(false);
});

it('shows what the generator says against the sources', async () => {
  write('mode', 'broken');
  const { status, said } = await start('buildSite').ended;
  expect([status, existsSync(path.join(root, 'build'))]).toEqual([1, false]);
  expect(said).toContain('expected a title');
});
