import { describe, expect, it } from 'vitest';

import { buildIndex } from '../../../node/buildIndex';
import type { Segment } from '../../../shared/types';
import { engineOver, pageRecord } from '../../../testing/fixtures';

const pages = [
  pageRecord('/docs/linux/epoll', { title: 'epoll', defines: ['edge-triggered'] }),
  pageRecord('/docs/storage/file-systems', { title: 'File systems' }),
  pageRecord('/docs/storage/virtual-file-systems', { title: 'Virtual file systems', text: 'epoll' }),
];

const marked = (segments: readonly Segment[]): string =>
  segments.map(({ text, marked: isMarked }) => (isMarked ? `[${text}]` : text)).join('');

async function titlesFor(query: string, prepared = true): Promise<string[]> {
  const { engine, read } = engineOver(buildIndex(pages));
  if (prepared) await engine.prepare();
  read.length = 0;
  const { hits, isPartial, total } = await engine.search({ query, limit: 4, atOnce: true });
  expect(isPartial).toBe(true);
  expect(total).toBe(hits.length);
  expect(read.filter((name) => name !== 'manifest.json')).toEqual([]);
  return hits.map(({ title, description }) => [title, description].map(marked).filter(Boolean).join(': '));
}

describe('titlesAtOnce', () => {
  it.each([
    ['e', ['[epoll]']],
    ['edge', ['epoll: [edge] triggered']],
    ['edge epo', ['[epoll]: [edge] triggered']],
    ['file', ['[File] systems', 'Virtual [file] systems']],
    ['virtual fi', ['[Virtual] [file] systems']],
    ['fi virtual', []],
    ['how', []],
    ['zzz', []],
    ['', []],
  ])('%j is answered with %j, without reading a file', async (query, expected) => {
    expect(await titlesFor(query)).toEqual(expected);
  });

  it('has nothing to say before the titles are there', async () => {
    expect(await titlesFor('e', false)).toEqual([]);
  });

  it('is left to small sites', () => {
    const many = Array.from({ length: 500 }, (_, i) => pageRecord(`/docs/a/page-${i}`));
    const names = [...buildIndex(many).keys()];
    expect(names.some((name) => name.startsWith('n-'))).toBe(false);
  });
});
