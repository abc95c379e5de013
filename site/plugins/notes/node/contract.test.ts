import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

import type { LoadContext, PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { importsOfGenerator, generatorText } from '../../../generator/generatorSources';
import { shapeGlobalData, type GlobalData } from './shapeGlobalData';
import { shapeRoutes } from './shapeRoutes';

const require = createRequire(import.meta.url);
type PluginModule = typeof import('@docusaurus/plugin-content-docs');

const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js':
    "module.exports = { title: 'Site', url: 'https://a.example', baseUrl: '/', future: { v4: true } };",
  'sidebars.js':
    "module.exports = { main: ['introduction', { type: 'category', label: 'Linux', items: ['linux/epoll'] }] };",
  'docs/introduction.mdx': '---\ntitle: Introduction\ndescription: First words.\n---\n\nText.\n',
  'docs/linux/epoll.mdx': '---\ntitle: Epoll\ndescription: Second words.\n---\n\nText.\n',
};

let siteDir: string;
/** What the generator's docs plugin hands over in `contentLoaded`. */
let routes: RouteConfig[];
let globalData: GlobalData & Record<string, unknown>;

beforeAll(async () => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'docs-plugin-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
    writeFileSync(path.join(siteDir, file), text);
  }
  const core = (file: string): string => path.join(process.cwd(), 'node_modules/@docusaurus/core/lib/server', file);
  const { loadContext } = require(core('site.js')) as {
    loadContext: (options: { siteDir: string }) => Promise<LoadContext>;
  };
  const { default: docsPlugin, validateOptions } = require('@docusaurus/plugin-content-docs') as PluginModule;
  const { normalizePluginOptions } = require('@docusaurus/utils-validation') as { normalizePluginOptions: never };
  const options = validateOptions({ validate: normalizePluginOptions, options: { sidebarPath: 'sidebars.js' } });
  const docs = await docsPlugin(await loadContext({ siteDir }), options);
  routes = [];
  const actions: PluginContentLoadedActions = {
    addRoute: (route) => void routes.push(route),
    setGlobalData: (data) => void (globalData = data as typeof globalData),
    createData: (name) => Promise.resolve(name),
  };
  await docs.contentLoaded?.({ content: (await docs.loadContent?.()) as never, actions });
});
afterAll(() => rmSync(siteDir, { recursive: true }));

const all = (list: readonly RouteConfig[]): RouteConfig[] => list.flatMap((one) => [one, ...all(one.routes ?? [])]);

describe('the routes of the docs plugin (contentLoaded)', () => {
  it('are one tree of root, version, sidebar and notes', () => {
    const tree = all(routes).map(({ path: address, component }) => `${component} ${address}`);
    expect(tree).toEqual([
      '@theme/DocsRoot /docs',
      '@theme/DocVersionRoot /docs',
      '@theme/DocRoot /docs',
      '@theme/DocItem /docs/introduction',
      '@theme/DocItem /docs/linux/epoll',
    ]);
  });

  it('get one more, the root itself, with what the main note brings', () => {
    const shaped = all(routes.map(shapeRoutes));
    const added = shaped.filter(({ component }) => component.endsWith('DocsRootEntry'));
    const main = shaped.find((route) => route.path === '/docs/introduction');
    expect(shaped.length).toBe(all(routes).length + 1);
    expect(added).toHaveLength(1);
    expect(added[0]).toMatchObject({ path: '/docs', exact: true, sidebar: 'main', modules: main?.modules });
    // Of a note, for the sitemap: the root is none.
    expect(main?.metadata).toBeDefined();
    expect(added[0]).not.toHaveProperty('metadata');
  });

  it('say for the version which keys there are, and of those only the list of notes is emptied', () => {
    const propsOf = (list: RouteConfig[]): Record<string, unknown> =>
      all(list).find(({ component }) => component === '@theme/DocVersionRoot')?.props?.['version'] as never;
    const { docs, docsSidebars, ...others } = propsOf(routes);
    const shaped = propsOf(routes.map(shapeRoutes));
    expect(Object.keys(docs as object)).toEqual(['introduction', 'linux/epoll']);
    expect(JSON.stringify(docsSidebars)).toContain('"docId":"linux/epoll"');
    expect(shaped).toMatchObject(others);
    expect(Object.keys(shaped).sort()).toEqual(['docs', 'docsSidebars', ...Object.keys(others)].sort());
    expect(shaped['docs']).toEqual({});
    expect(JSON.stringify(shaped['docsSidebars'])).toContain('"href":"/docs/linux/epoll"');
    expect(JSON.stringify(shaped)).not.toMatch(/docId|First words|Second words|"unlisted"/);
  });

  it('take away only what a card of a note reads in the browser', () => {
    const files = [...new Set(importsOfGenerator().map(({ file }) => file))].filter((file) =>
      /plugin-content-docs\/lib\/client|theme-/.test(file),
    );
    /** Lines of the generator's browser code that match, with the name of their file. */
    const lines = (pattern: RegExp): string[] =>
      files.flatMap((file) =>
        generatorText(file)
          .split('\n')
          .filter((line) => pattern.test(line))
          .map((line) => `${path.posix.basename(path.dirname(file))}/${path.posix.basename(file)}: ${line.trim()}`),
      );
    // The items of the navbar have a `docId` of their own, which is not read of an item of the sidebar.
    expect(lines(/\bitem\.docId\b/)).toEqual(['DocCard/index.js: const doc = useDocById(item.docId ?? undefined);']);
    expect(lines(/\buseDocById\(/)).toEqual([
      'client/docsUtils.js: export function useDocById(id) {',
      'DocCard/index.js: const doc = useDocById(item.docId ?? undefined);',
    ]);
    expect(lines(/\bversion\.docs\[/)).toEqual(['client/docsUtils.js: const doc = version.docs[id];']);
  });
});

it('the files of the routes are written before configureWebpack is called, under the names that lightRoutes reads', () => {
  const codegen = generatorText('@docusaurus/core/lib/server/codegen/codegenRoutes.js');
  for (const name of ['routes.js', 'registry.js', 'routesChunkNames.json'])
    expect(codegen).toContain(`generate)(generatedFilesDir, '${name}'`);
  const site = generatorText('@docusaurus/core/lib/server/site.js');
  expect(site).toMatch(/await createSiteFiles\(\{\s*site,\s*globalData,\s*\}\);/);
  const build = generatorText('@docusaurus/core/lib/commands/build/buildLocale.js');
  const steps = ['loadSite)({', 'getBuildClientConfig({', 'compile)({'].map((step) => build.indexOf(step));
  expect(steps.every((at, index) => at > (steps[index - 1] ?? 0))).toBe(true);
});

describe('the global data of the docs plugin', () => {
  it('has in its versions what is read, and loses only the list of notes', () => {
    const [version] = globalData.versions;
    expect(version).toMatchObject({ path: '/docs', mainDocId: 'introduction' });
    expect(version?.docs).toEqual([
      { id: 'introduction', path: '/docs/introduction', sidebar: 'main' },
      { id: 'linux/epoll', path: '/docs/linux/epoll', sidebar: 'main' },
    ]);
    const shaped = shapeGlobalData(globalData, []);
    const { docs: _docs, ...others } = version!;
    expect(shaped.versions).toMatchObject([others]);
    expect(shaped.versions[0]?.docs.map(({ id }) => id)).toEqual(['introduction', '*']);
  });

  it('is matched against addresses as patterns, so that one stands for all other notes', () => {
    const text = readFileSync('node_modules/@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js', 'utf8');
    expect(text).toMatch(/activeVersion\?\.docs\.find\(\(doc\) => !!matchPath\(pathname, \{\s*path: doc\.path,/);
  });
});
