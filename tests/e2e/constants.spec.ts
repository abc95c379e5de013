import { existsSync, readFileSync } from 'node:fs';

import { expect, open, test } from './support/test';

/** The configuration as the generator wrote it down for this build. */
function builtConfig() {
  const text = readFileSync('.docusaurus/docusaurus.config.mjs', 'utf8');
  const json = /export default (\{[^]*\});/.exec(text)![1]!;
  return JSON.parse(json) as {
    baseUrl: string;
    i18n: { defaultLocale: string; locales: string[] };
    plugins: unknown[];
    themeConfig: { tableOfContents: unknown };
  };
}

const globalData = () =>
  JSON.parse(readFileSync('.docusaurus/globalData.json', 'utf8')) as Record<
    string,
    Record<string, { versions: Record<string, unknown>[] }>
  >;
const docs = () => globalData()['docusaurus-plugin-content-docs'];

test("Default plugin id 'default'.", () => {
  expect(Object.keys(docs()!)).toEqual(['default']);
});

test('Docs version current, labelled Next.', async ({ page }) => {
  expect(docs()!['default']!.versions).toHaveLength(1);
  expect(docs()!['default']!.versions[0]).toMatchObject({
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '/docs',
  });
  await open(page, '/docs/introduction');
  await expect(page.locator('meta[name=docusaurus_version]')).toHaveAttribute('content', 'current');
  await expect(page.locator('meta[name=docusaurus_tag]')).toHaveAttribute('content', 'docs-default-current');
});

test("Locale en only; docs base path /docs; site base URL '/'.", async ({ page }) => {
  expect(builtConfig().i18n).toMatchObject({ defaultLocale: 'en', locales: ['en'] });
  expect(builtConfig().baseUrl).toBe('/');
  await open(page, '/docs/introduction');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  expect(existsSync('build/en')).toBe(false);
});

test('Image quality 85, max 2000, min 500, 4 steps.', () => {
  const image = builtConfig().plugins.find(
    (plugin): plugin is unknown[] => Array.isArray(plugin) && plugin[0] === '@docusaurus/plugin-ideal-image',
  );
  expect(image?.[1]).toEqual({ quality: 85, max: 2000, min: 500, steps: 4 });
});

test('Table of contents levels 2 to 3.', () => {
  expect(builtConfig().themeConfig.tableOfContents).toEqual({ minHeadingLevel: 2, maxHeadingLevel: 3 });
});

test('Router caches at most 10000 compiled route patterns.', () => {
  const router = readFileSync('node_modules/react-router/esm/react-router.js', 'utf8');
  const limits = [...router.matchAll(/cacheLimit\w* = (\w+)/g)].map(([, limit]) => Number(limit));
  expect(limits.length).toBeGreaterThan(0);
  expect(new Set(limits)).toEqual(new Set([10_000]));
});

test('The generator is version 3.9.2 and the site version 1.0.0.', async ({ page }) => {
  const { version, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    version: string;
    dependencies: Record<string, string>;
  };
  expect(version).toBe('1.0.0');
  const generator = Object.entries(dependencies).filter(([name]) => name.startsWith('@docusaurus/'));
  expect(generator.length).toBeGreaterThan(5);
  for (const [name, wanted] of generator) expect(wanted, name).toBe('3.9.2');
  await open(page, '/');
  await expect(page.locator('meta[name=generator]')).toHaveAttribute('content', 'Docusaurus v3.9.2');
});

test('The site is indexable.', async ({ page, request }) => {
  await open(page, '/docs/introduction');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  const robots = await request.get('/robots.txt');
  if (robots.ok()) expect(await robots.text()).not.toMatch(/^Disallow: \/$/m);
});
