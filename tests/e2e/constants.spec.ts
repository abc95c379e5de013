import { existsSync, readFileSync } from 'node:fs';

import { matchPath } from '../../site/plugins/navigation/client/router/matchPath';
import { pinnedNotes } from './pinnedNotes';
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
  await open(page, pinnedNotes.introduction.route);
  await expect(page.locator('meta[name=docusaurus_version]')).toHaveAttribute('content', 'current');
  await expect(page.locator('meta[name=docusaurus_tag]')).toHaveAttribute('content', 'docs-default-current');
});

test("Locale en only; docs base path /docs; site base URL '/'.", async ({ page }) => {
  expect(builtConfig().i18n).toMatchObject({ defaultLocale: 'en', locales: ['en'] });
  expect(builtConfig().baseUrl).toBe('/');
  await open(page, pinnedNotes.introduction.route);
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
  const pathOf = (index: number): string => `/constants/${index}`;
  const match = (index: number): unknown => matchPath(pathOf(index), { path: pathOf(index), exact: true });
  const first = compiledBy(() => match(0));
  expect(first).toBe(1);
  for (let index = 1; index < 10_000; index += 1) match(index);
  expect(compiledBy(() => match(0))).toBe(0);
  expect(compiledBy(() => match(9_999))).toBe(0);
  // One more is matched all the same, and compiled each time.
  expect(match(10_000)).toMatchObject({ isExact: true });
  expect(compiledBy(() => match(10_000))).toBe(1);
  expect(compiledBy(() => match(0))).toBe(0);
});

/** How many regular expressions are made from a text while something is done. */
function compiledBy(act: () => void): number {
  const original = globalThis.RegExp;
  let compiled = 0;
  globalThis.RegExp = new Proxy(original, {
    construct(target, parameters, newTarget) {
      compiled += 1;
      return Reflect.construct(target, parameters, newTarget) as RegExp;
    },
  });
  try {
    act();
  } finally {
    globalThis.RegExp = original;
  }
  return compiled;
}

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
  await open(page, pinnedNotes.introduction.route);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  const robots = await request.get('/robots.txt');
  if (robots.ok()) expect(await robots.text()).not.toMatch(/^Disallow: \/$/m);
});
