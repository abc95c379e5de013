import { createHash } from 'node:crypto';

import { beforeEach, expect, it, vi } from 'vitest';

import { hashDigits, type KeepableFiles, type KeepableFile } from '../shared/fileList';
import { bring, countMissing, fetchList, holdsFiles, KeepingFailed, readKept } from './store';

const base = 'https://notes.example/';
const texts = new Map<string, string>();
/** Addresses that were asked for, in order. */
let asked: string[] = [];
/** Answers that a test holds back, by address. */
let held = new Map<string, Promise<void>>();
let cache: Map<string, Response>;
let isFull = false;

const addressOf = (request: RequestInfo | URL): string => String(request instanceof Request ? request.url : request);
const fileOf = (address: string): KeepableFile => {
  const text = texts.get(address) ?? '';
  return [address, createHash('sha256').update(text).digest('hex').slice(0, hashDigits), text.length];
};

/** A site with some files, which its list names. */
function siteOf(files: Record<string, string>): KeepableFiles {
  texts.clear();
  for (const [address, text] of Object.entries(files)) texts.set(address, text);
  const list = { version: '1', common: [], topics: { linux: [...texts.keys()].map(fileOf) } };
  texts.set('offline.json', JSON.stringify(list));
  return list;
}

beforeEach(() => {
  asked = [];
  held = new Map();
  cache = new Map();
  isFull = false;
  vi.stubGlobal('self', { location: { href: base } });
  vi.stubGlobal('fetch', async (request: string) => {
    const address = request.slice(base.length);
    asked.push(address);
    await held.get(address);
    const text = texts.get(address);
    return text === undefined ? new Response('none', { status: 404 }) : new Response(text);
  });
  const opened = {
    match: (request: string) => Promise.resolve(cache.get(addressOf(request))?.clone()),
    put: (address: string, response: Response) => {
      if (isFull) return Promise.reject(new DOMException('full', 'QuotaExceededError'));
      cache.set(address, response);
      return Promise.resolve();
    },
    keys: () => Promise.resolve([...cache.keys()].map((url) => ({ url }))),
    delete: (request: { url: string }) => Promise.resolve(cache.delete(request.url)),
  };
  vi.stubGlobal('caches', {
    has: () => Promise.resolve(cache.size > 0),
    open: () => Promise.resolve(opened),
  });
});

const files = { 'assets/a.js': 'a', 'docs/linux/epoll': 'pages', 'docs/linux/ssh': 'keys' };

it('keeps the files of a topic, scripts before pages, and tells how far it is', async () => {
  const list = siteOf(files);
  const told: number[][] = [];
  const kept = await bring({ base, list, topics: ['linux'], onProgress: (...amount) => told.push(amount) });
  expect(asked[0]).toBe('assets/a.js');
  expect(told.at(-1)).toEqual([10, 10]);
  expect(kept.files).toEqual(Object.keys(files));
  expect(await readKept(base)).toEqual(kept);
  expect(await countMissing(base, kept)).toBe(0);
});

it('brings only what changed, keeps one version back, and drops what is older', async () => {
  await bring({ base, list: siteOf(files), topics: ['linux'] });
  asked = [];
  const list = { ...siteOf({ ...files, 'docs/linux/ssh': 'other keys' }), version: '2' };
  const kept = await bring({ base, list, topics: ['linux'] });
  expect(asked).toEqual(['docs/linux/ssh']);
  expect(kept.before).toEqual(Object.keys(files));
  const none = await bring({ base, list: { version: '3', common: [], topics: {} }, topics: [] });
  expect([none.files, none.before]).toEqual([[], kept.files]);
});

it('begins no file after one that failed, and ends only when those on their way have', async () => {
  const many = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`docs/linux/${index}`, `text ${index}`]));
  const list = siteOf(many);
  texts.delete('docs/linux/0');
  let letGo = (): void => undefined;
  held.set('docs/linux/1', new Promise((resolve) => (letGo = resolve)));
  let isOver = false;
  const brought = bring({ base, list, topics: ['linux'] }).finally(() => (isOver = true));
  const failed = expect(brought).rejects.toThrow(KeepingFailed);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isOver).toBe(false);
  letGo();
  await failed;
  expect(asked.length).toBeLessThan(20);
  expect(cache.has(`${base}docs/linux/1`)).toBe(true);
  expect(await holdsFiles()).toBe(true);
  expect(await readKept(base)).toBeNull();
});

it('says in words why files could not be kept', async () => {
  const list = siteOf(files);
  isFull = true;
  await expect(bring({ base, list, topics: ['linux'] })).rejects.toThrow('no more room');
  isFull = false;
  texts.set('docs/linux/ssh', 'deployed in between');
  await expect(bring({ base, list, topics: ['linux'] })).rejects.toThrow('renewed while it was being kept');
  texts.set('offline.json', '{"version":1}');
  await expect(fetchList(base)).rejects.toThrow('damaged');
  texts.delete('offline.json');
  await expect(fetchList(base)).rejects.toThrow('Is there a network?');
});

it('stops where the reader stops it', async () => {
  const stopper = new AbortController();
  stopper.abort();
  await expect(bring({ base, list: siteOf(files), topics: ['linux'], signal: stopper.signal })).rejects.toThrow(
    DOMException,
  );
  expect(asked).toEqual([]);
});

it('takes a record that is not of its form for none', async () => {
  cache.set(`${base}offline-kept.json`, new Response('{"topics":"all"}'));
  expect(await readKept(base)).toBeNull();
});
