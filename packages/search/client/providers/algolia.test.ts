import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { hostedRecords } from '../../node/hosted/hostedRecords';
import type { HostedConfig, SearchClientConfig } from '../../shared/config';
import { Superseded } from '../../shared/types';
import { hostedConfig, pageRecord } from '../../testing/fixtures';
import { HostedDouble } from '../../testing/hostedDouble';
import { HostedClient } from './algolia';
import type { TransformItems } from './hostedHits';

const double = new HostedDouble();
let host = '';
beforeAll(async () => {
  host = await double.start();
});
afterAll(() => double.stop());

const pages = [
  pageRecord('/docs/linux/epoll', {
    title: 'epoll',
    description: 'epoll tells which descriptors are ready.',
    sections: [
      { heading: '', anchor: '', level: 1, text: 'The kernel keeps a list.', code: '' },
      {
        heading: 'Edge-triggered',
        anchor: 'edge',
        level: 2,
        text: 'Reported once, <b>not</b> twice.',
        code: 'epoll_wait(fd)',
      },
    ],
  }),
  pageRecord('/why', { title: 'Why', text: 'Because descriptors.' }),
];

function clientWith(hosted: Partial<HostedConfig> = {}, transformItems: TransformItems = (hits) => hits): HostedClient {
  const config: SearchClientConfig = {
    provider: 'algolia',
    searchPage: '/search',
    indexUrl: '/search-index',
    feedbackUrl: 'https://x.example/',
    ask: false,
    siteTitle: 'Groundwork',
    generatorVersion: '3.9.2',
    hosted: hostedConfig({ host, ...hosted }),
  };
  return new HostedClient(config, transformItems);
}

const context = { language: 'en', tags: ['default', 'docs-default-current'] };

beforeEach(() => {
  double.failWith = undefined;
  const records = hostedRecords(pages, {
    site: 'https://groundwork.example',
    language: 'en',
    tagOf: ({ route }) => (route.startsWith('/docs/') ? 'docs-default-current' : 'default'),
  });
  double.indices.set('notes', new Map(records.map((record) => [record.objectID, record])));
  double.requests.length = 0;
});

describe('the hosted client', () => {
  it('answers with sections by page, whose text is never markup', async () => {
    const { hits, total } = await clientWith().search({ query: 'edge once', limit: 5, context });
    expect(total).toBe(1);
    expect(hits[0]).toMatchObject({ url: '/docs/linux/epoll', topic: 'linux', title: [{ text: 'epoll' }] });
    expect(hits[0]?.sections[0]).toMatchObject({
      url: '/docs/linux/epoll#edge',
      heading: [{ text: 'Edge', marked: true }, { text: '-triggered' }],
    });
    expect(hits[0]?.sections[0]?.snippet.map(({ text }) => text).join('')).toContain('<b>not</b>');
  });

  it('tags itself with the generator’s version, uses the public key and filters by language and version', async () => {
    await clientWith().search({ query: 'epoll', limit: 5, context });
    const [request] = double.requests;
    const sent = `${request?.query.toString()} ${JSON.stringify(request?.headers)}`;
    expect(decodeURIComponent(sent)).toMatch(/docusaurus.{1,3}\(?3\.9\.2/);
    expect(sent).toContain('public');
    expect(request?.body).toMatchObject({
      requests: [{ facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']] }],
    });
  });

  it('leaves filters to the owner where contextual search is off', async () => {
    await clientWith({
      contextualSearch: false,
      searchParameters: { facetFilters: ['type:content'], typoTolerance: false },
    }).search({ query: 'epoll', limit: 5, context });
    expect(double.requests[0]?.body).toMatchObject({
      requests: [{ facetFilters: ['type:content'], typoTolerance: false }],
    });
  });

  it('shows hits as the owner changes them', async () => {
    const moved: TransformItems = (hits) => hits.map((hit) => ({ ...hit, url: 'https://groundwork.example/moved' }));
    const { hits } = await clientWith({}, moved).search({ query: 'epoll', limit: 5, context });
    expect(hits.map(({ url }) => url)).toEqual(['/moved']);
  });

  it('finds nothing of another language', async () => {
    expect(
      (
        await clientWith().search({
          query: 'epoll',
          limit: 5,
          context: { ...context, language: 'de' },
        })
      ).total,
    ).toBe(0);
  });

  it('suggests what was found last when nothing is found', async () => {
    const client = clientWith();
    await client.search({ query: 'epoll', limit: 5, context });
    expect((await client.search({ query: 'zzzz', limit: 5, context })).suggestions).toEqual(['epoll']);
  });

  it('drops a query that a newer one has overtaken', async () => {
    const client = clientWith();
    const older = client.search({ query: 'ep', limit: 5, context }).catch((error: unknown) => error);
    await client.search({ query: 'epoll', limit: 5, context });
    expect(await older).toBeInstanceOf(Superseded);
  });

  it('says that it is unavailable when the provider fails, and answers again afterwards', async () => {
    const client = clientWith();
    double.failWith = 403;
    await expect(client.search({ query: 'epoll', limit: 5, context })).rejects.toMatchObject({
      name: 'SearchUnavailable',
    });
    double.failWith = undefined;
    expect((await client.search({ query: 'epoll', limit: 5, context })).total).toBe(2);
  });

  it('cuts what the provider would refuse', async () => {
    const response = await clientWith().search({
      query: `\ud800${'x'.repeat(100_000)}`,
      limit: 5,
      context,
    });
    expect(response.cutTo?.length).toBe(512);
  });
});
