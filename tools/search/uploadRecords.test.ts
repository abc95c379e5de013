import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { hostedRecords, type PageRecord } from '@groundwork/search/indexer';
import { HostedDouble, pageRecord } from '@groundwork/search/testing';
import { uploadRecords } from './uploadRecords';

const double = new HostedDouble();
let host = '';
beforeAll(async () => {
  host = await double.start();
});
afterAll(() => double.stop());
beforeEach(() => double.indices.clear());

const pages = [
  pageRecord('/docs/linux/epoll', {
    title: 'epoll',
    sections: [
      { heading: '', anchor: '', level: 1, text: 'The kernel keeps a list.', code: '' },
      { heading: 'Edge-triggered', anchor: 'edge', level: 2, text: 'Reported once.', code: 'epoll_wait(fd)' },
    ],
  }),
  pageRecord('/why', { title: 'Why', text: 'Because descriptors.' }),
];

const upload = (some: readonly PageRecord[]): Promise<void> =>
  uploadRecords(
    hostedRecords(some, {
      site: 'https://groundwork.example',
      language: 'en',
      tagOf: ({ route }) => (route.startsWith('/docs/') ? 'docs-default-current' : 'default'),
    }),
    { appId: 'APP', writeKey: 'secret', indexName: 'notes', host },
  );

it('puts every section into the index, with the settings that search needs', async () => {
  await upload(pages);
  expect([...(double.indices.get('notes')?.keys() ?? [])]).toEqual([
    '/docs/linux/epoll#',
    '/docs/linux/epoll#edge',
    '/why#',
  ]);
  expect(double.indices.get('notes')?.get('/docs/linux/epoll#edge')).toMatchObject({
    url: 'https://groundwork.example/docs/linux/epoll#edge',
    hierarchy: { lvl0: 'linux', lvl1: 'epoll', lvl2: 'Edge-triggered', lvl3: null },
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    type: 'content',
  });
  expect(double.settings.get('notes')).toMatchObject({
    attributesForFaceting: expect.arrayContaining(['language', 'docusaurus_tag']) as unknown,
  });
});

it('replaces what was there before', async () => {
  await upload(pages);
  await upload(pages.slice(1));
  expect([...(double.indices.get('notes')?.keys() ?? [])]).toEqual(['/why#']);
});
