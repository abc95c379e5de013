import type { Page } from '@playwright/test';

import type { UploadedRecord } from '@groundwork/search/indexer';
import { HostedDouble } from '@groundwork/search/testing';
import { expect, open, test as base } from './support/test';

/** The second site with the hosted provider. Requests to the provider's own hosts are answered by its double. */
const test = base.extend<{ provider: HostedDouble }>({
  site: 'hosted',
  provider: async ({ context }, use) => {
    const double = new HostedDouble();
    double.indices.set('second', new Map(records.map((record) => [record.objectID, record])));
    const origin = await double.start();
    await context.route(
      /^https:\/\/(?:secondsite-(?:dsn|\d)\.algolia(?:net)?\.(?:net|com)|askai\.algolia\.com)\//,
      (route) => {
        const { pathname, search } = new URL(route.request().url());
        return route.fetch({ url: origin + pathname + search }).then((response) => route.fulfill({ response }));
      },
    );
    await use(double);
    await double.stop();
  },
});

const current = { language: 'en', docusaurus_tag: 'docs-default-current' };

function record(url: string, title: string, content: string, others: Partial<UploadedRecord> = {}): UploadedRecord {
  return {
    objectID: url,
    url,
    type: 'content',
    content,
    hierarchy: { lvl0: 'Documentation', lvl1: title },
    weight: { pageRank: 0, level: 0, position: 0 },
    ...current,
    ...others,
  };
}

const records = [
  record('https://second.example/manual/guide', 'Guide', 'Where kettles are descaled.'),
  record('https://partner.example/kettles', 'A partner’s page', 'Kettles of a partner.'),
  record(
    'https://second.example/site/docs/introduction#a-heading',
    'Introduction',
    'Teapots <img src=x onerror="window.broken=1">.',
    { hierarchy: { lvl0: 'Documentation', lvl1: 'Introduction', lvl2: 'A heading' } },
  ),
  record('https://second.example/fr/docs/guide', 'Guide en français', 'Descaled kettles, en français.', {
    language: 'fr',
  }),
  record('https://second.example/docs/1.0/guide', 'Old guide', 'Descaled kettles of old.', {
    docusaurus_tag: 'docs-default-1.0',
  }),
];

const input = (page: Page) => page.getByRole('combobox', { name: 'Search docs' });
const options = (page: Page) => page.getByRole('option');

async function openWith(page: Page, query: string): Promise<void> {
  await open(page, '/site/');
  await page.keyboard.press('/');
  await input(page).fill(query);
}

test(
  'The client preconnects to the provider’s domain derived from the application id.',
  { tag: '@verify' },
  async ({ request }) => {
    expect(await (await request.get('/site/')).text()).toMatch(
      /<link rel="?preconnect"? href="?https:\/\/secondsite-dsn\.algolia\.net"? crossorigin/,
    );
  },
);

test(
  'A query is tagged with the generator version and filtered by current language and docs version tag.',
  { tag: '@verify' },
  async ({ page, provider }) => {
    await openWith(page, 'descaled kettles');
    await expect(options(page)).toHaveCount(1);
    await expect(options(page)).toContainText('Guide');
    await expect(options(page).locator('mark')).toHaveText(['kettles', 'descaled']);
    const asked = provider.requests.findLast(({ path }) => path === '/1/indexes/*/queries');
    expect(asked?.query.get('x-algolia-agent') ?? asked?.headers['x-algolia-agent']).toContain('docusaurus (3.9.2)');
    const { requests } = asked?.body as { requests: { indexName: string; facetFilters: unknown[] }[] };
    expect(requests[0]).toMatchObject({
      indexName: 'second',
      facetFilters: [
        'language:en',
        expect.arrayContaining(['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']),
      ],
    });
  },
);

test(
  'Search hit URLs matching the external-URL pattern open as full-page navigations; others route internally with the base path added and optional pathname replacement.',
  { tag: '@verify' },
  async ({ page, provider, foreignRequests }) => {
    await openWith(page, 'kettles');
    const inside = page.getByRole('option', { name: 'Guide' });
    const outside = page.getByRole('option', { name: /partner/ });
    await expect(inside).toHaveAttribute('href', '/site/docs/guide');
    await expect(outside).toHaveAttribute('href', 'https://partner.example/kettles');

    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await inside.click();
    await expect(page).toHaveURL(/\/site\/docs\/guide$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

    await page.keyboard.press('/');
    await input(page).fill('kettles');
    await outside.click();
    await expect(page).toHaveURL('https://partner.example/kettles');
    expect(foreignRequests).toContain('https://partner.example/kettles');
    expect(provider.requests.map(({ path }) => path)).toContain('/1/indexes/*/queries');
  },
);

test('What a hosted record holds is shown as text.', { tag: '@verify' }, async ({ page, provider }) => {
  await openWith(page, 'teapots');
  const section = page.getByRole('option', { name: 'A heading' });
  await expect(section).toContainText('<img src=x onerror="window.broken=1">');
  await expect(section).toHaveAttribute('href', '/site/docs/introduction#a-heading');
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  await expect(page.locator('dialog img')).toHaveCount(0);
  expect(provider.requests.length).toBeGreaterThan(0);
});

test('The search page asks the hosted provider too.', { tag: '@verify' }, async ({ page, provider }) => {
  await open(page, '/site/search?q=kettles');
  await expect(page.getByRole('main').getByRole('link', { name: 'Guide' })).toHaveAttribute('href', '/site/docs/guide');
  expect(provider.requests.length).toBeGreaterThan(0);
});

test.describe('a provider that fails', { tag: '@verify' }, () => {
  test.use({ expectedProblems: /Failed to load resource/ });

  test('gives the error state, and the modal recovers by itself.', async ({ page, provider }) => {
    provider.failWith = 503;
    await openWith(page, 'kettles');
    await expect(page.getByRole('dialog')).toContainText('Unable to fetch results');
    provider.failWith = undefined;
    await expect(page.getByRole('option', { name: 'Guide' })).toBeVisible({ timeout: 15_000 });
  });
});

test(
  'The hosted assistant answers in the modal, with links into this site only.',
  { tag: '@verify' },
  async ({ page, provider }) => {
    provider.assistantSays = [
      'Descale it, see [the guide](/site/docs/guide) ',
      'and [elsewhere](https://evil.example/). <b>Bold</b>',
    ];
    await openWith(page, 'how do I descale kettles');
    await page.getByRole('button', { name: 'Ask the assistant' }).click();
    const answer = page.getByRole('region', { name: 'Answer' });
    await expect(answer).toContainText('Descale it, see the guide and elsewhere. <b>Bold</b>');
    await expect(answer.getByRole('link')).toHaveText(['the guide']);
    await expect(answer.getByRole('link')).toHaveAttribute('href', '/site/docs/guide');
    await expect(answer).toContainText('Answers are generated with AI which can make mistakes. Verify responses.');
    const asked = provider.requests.find(({ path }) => path === '/chat');
    expect(asked?.headers['x-algolia-assistant-id']).toBe('assistant-1');
  },
);
