import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import fc from 'fast-check';
import { expect, it } from 'vitest';

import { pageRecord } from '../../testing/fixtures';
import { freezePages, frozenPages, frozenSynonyms, storePage } from './frozenPages';

it('keeps any page to the letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, code) => {
      const section = { heading: 'Growth', anchor: 'growth', level: 2, text, code };
      const page = pageRecord('/docs/computers/hashing', { sections: [section], related: text, calledBy: [code] });
      expect(JSON.parse(storePage(page))).toEqual(page);
    }),
  );
});

it('stores a section a line, so that a comparison of two freezings shows which ones changed', () => {
  const section = { heading: '', anchor: '', level: 1, text: 'It grows. Does it shrink?', code: 'a = 1\nb = 2' };
  const stored = storePage(pageRecord('/docs/computers/hashing', { sections: [section, section] }));
  expect(stored.split('\n').slice(1)).toEqual([`${JSON.stringify(section)},`, JSON.stringify(section), ']}', '']);
});

it('puts pages in the place of those before, with the synonyms of today', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'frozen-'));
  try {
    await freezePages([pageRecord('/docs/linux/gone'), pageRecord('/')], folder);
    const pages = ['/', '/docs', '/docs/linux', '/docs/linux/epoll'].map((route) => pageRecord(route));
    await freezePages(pages, folder);
    const thawed = await frozenPages(folder);
    expect(thawed.sort((a, b) => (a.route < b.route ? -1 : 1))).toEqual(pages);
    expect(await readdir(path.join(folder, 'pages/docs/linux'))).toEqual(['epoll.json']);
    expect((await frozenSynonyms(folder)).length).toBeGreaterThan(100);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('says what makes the pages where there are none', async () => {
  await expect(frozenPages('packages/search/bench/nowhere')).rejects.toThrow(
    'No frozen pages in packages/search/bench/nowhere/pages: npm run bench:search -- --freeze makes them.',
  );
});
