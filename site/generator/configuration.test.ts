import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

import type { ThemeConfig } from '@docusaurus/theme-common';
import type { InitializedPlugin, LoadContext, Plugin } from '@docusaurus/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { unusedParts } from '../plugins/theme/node/unusedParts';
import { originalOfPart } from './generatorSources';
import { exchangedIn, isInner, modulePath, type Request } from './exchange';
import { exchangedParts, wrappedHooks, type Bundle } from './replacements';

interface Configuration {
  experiments: { cache: { version: string } };
  resolve: { alias: Record<string, string | false> };
  plugins: { name?: string; constructor: { name: string }; _args?: unknown[] }[];
}

const root = process.cwd();
const require = createRequire(import.meta.url);
const core = (file: string): never => require(path.join(root, 'node_modules/@docusaurus/core/lib', file)) as never;
const bundles = ['server', 'browser', 'development'] as const;

/** The programs to run in the browser are built as soon as their plugin is there. */
const notTaken = ['.docusaurus', '.cache', '.git', 'build', 'samples'];

/** This site without what it generated: plugins may write below it. */
let siteDir: string;
let plugins: InitializedPlugin[];
let context: LoadContext;
let unused: readonly string[];
const configurations = new Map<Bundle, { bare: Configuration; final: Configuration }>();

beforeAll(async () => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'configuration-'));
  for (const name of readdirSync(root).filter((one) => !notTaken.includes(one)))
    symlinkSync(path.join(root, name), path.join(siteDir, name));
  const generated = path.join(siteDir, '.docusaurus');
  mkdirSync(path.join(generated, 'playground'), { recursive: true });
  mkdirSync(path.join(siteDir, 'samples'));
  const written = {
    'routes.js': 'export default [];',
    'registry.js': 'export default {};',
    'routesChunkNames.json': '{}',
  };
  for (const [name, text] of Object.entries(written)) writeFileSync(path.join(generated, name), text);

  const { loadContext } = core('server/site.js') as { loadContext: (at: object) => Promise<LoadContext> };
  const { initPlugins } = core('server/plugins/init.js') as { initPlugins: (of: LoadContext) => Promise<never> };
  context = await loadContext({ siteDir });
  plugins = await initPlugins(context);
  unused = unusedParts(context.siteConfig.themeConfig as unknown as ThemeConfig, {});
  // Nothing is written, so that only the settings ask for parts of the theme.
  for (const plugin of plugins)
    if (plugin.name === 'groundwork-generator')
      await plugin.allContentLoaded?.({ allContent: {}, actions: {} as never });
  // Has begun already, and would go on in a folder that is gone.
  await plugins.find(({ name }) => name === 'groundwork-playground')?.loadContent?.();
  for (const bundle of bundles) configurations.set(bundle, await configure(bundle));
});
afterAll(() => rmSync(siteDir, { recursive: true }));

/** A bundle's configuration as the generator begins it, and as it is when all plugins have had their say. */
async function configure(bundle: Bundle): Promise<{ bare: Configuration; final: Configuration }> {
  const { createConfigureWebpackUtils, executePluginsConfigureWebpack } = core('webpack/configure.js') as {
    createConfigureWebpackUtils: (of: object) => Promise<object>;
    executePluginsConfigureWebpack: (of: object) => Configuration;
  };
  const { createBuildClientConfig, createStartClientConfig } = core('webpack/client.js') as Record<
    string,
    (of: object) => Promise<{ config: Configuration; clientConfig: Configuration }>
  >;
  const { default: createServerConfig } = core('webpack/server.js') as {
    default: (of: object) => Promise<{ config: Configuration }>;
  };
  const { siteConfig } = context;
  const props = { ...context, plugins, routes: [], routesPaths: [], siteMetadata: { docusaurusVersion: '' } };
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = bundle === 'development' ? 'development' : 'production';
  try {
    const configureWebpackUtils = await createConfigureWebpackUtils({ siteConfig });
    const faster = siteConfig.future.experimental_faster;
    const given = { props, configureWebpackUtils, faster, minify: true, bundleAnalyzer: false, poll: false };
    const bare =
      bundle === 'server'
        ? (await createServerConfig(given)).config
        : bundle === 'browser'
          ? (await createBuildClientConfig!(given)).config
          : (await createStartClientConfig!(given)).clientConfig;
    const isServer = bundle === 'server';
    const final = executePluginsConfigureWebpack({ plugins, config: bare, isServer, configureWebpackUtils });
    return { bare, final };
  } finally {
    process.env.NODE_ENV = before;
  }
}

const of = (bundle: Bundle): { bare: Configuration; final: Configuration } => configurations.get(bundle)!;
const exchangers = (bundle: Bundle) => of(bundle).final.plugins.filter(({ name }) => name?.includes('Replacement'));

describe.each(bundles)('the final configuration of the bundler (%s)', (bundle) => {
  it('has one plugin that exchanges modules beside that of the theme', () => {
    expect(exchangers(bundle).map(({ name }) => name)).toEqual([
      'NormalModuleReplacementPlugin',
      'ContextReplacementPlugin',
    ]);
  });

  it('answers every request of the table for this bundle, and no other', () => {
    const [pattern, replace] = exchangers(bundle)[0]!._args as [RegExp, (request: Request) => void];
    const table = exchangedIn({ siteDir, bundle, fragments: true, unused });
    const answered = table.map(({ request }) => {
      const asked = isInner(request)
        ? { context: path.dirname(modulePath(request)), request: `./${path.basename(request)}` }
        : { context: '/anywhere', request };
      expect(asked.request).toMatch(pattern);
      replace(asked);
      return { request, ours: path.relative(siteDir, asked.request) };
    });
    expect(answered).toEqual(table);
    for (const request of [
      './preload',
      '../docusaurus',
      './browserContext',
      'react',
      '@theme/Layout',
      '@generated/routes/x',
    ]) {
      const asked = { context: '/anywhere', request };
      if (pattern.test(request)) replace(asked);
      expect(asked.request).toBe(request);
    }
  });

  it('has a cache of its own for what is answered', () => {
    const [bare, final] = [of(bundle).bare, of(bundle).final].map(({ experiments }) => experiments.cache);
    expect(final!.version).toMatch(new RegExp(`^${bare!.version}-[0-9a-f]{12}$`));
    expect({ ...final, version: bare!.version }).toEqual(bare);
  });

  it('has no alias of ours', () => {
    const { bare, final } = of(bundle);
    const added = Object.entries(final.resolve.alias).filter(([name, file]) => bare.resolve.alias[name] !== file);
    // Of the docs plugin, for the data that it generates, and of the theme for Mermaid, for what is not installed.
    expect(Object.fromEntries(added)).toEqual({
      '@mermaid-js/layout-elk': false,
      '~docs': path.join(siteDir, '.docusaurus/docusaurus-plugin-content-docs'),
    });
  });

  it('has the parts of the theme of the table, and no other of ours', () => {
    const ours = Object.entries(of(bundle).final.resolve.alias)
      .map(([name, file]) => [name, String(file).replace(`${siteDir}/`, '').replace(`${root}/`, '')] as const)
      .filter(([name, file]) => name.startsWith('@theme/') && !file.includes('node_modules/'))
      .filter(([name]) => originalOfPart(name) !== undefined);
    const table = exchangedParts.map(({ part, ours: file }) => [part, file]);
    expect(ours.sort()).toEqual(table.sort());
  });
});

it('what a reader chose is stored under the names that it had', () => {
  // A namespace of the site's own would forget it once.
  expect(context.siteStorage).toEqual({ type: 'localStorage', namespace: '' });
});

it('each function of a wrapped plugin or theme that is not the original is in the table, and each of the table is none', async () => {
  const wrapped = plugins.filter(
    ({ name, path: folder }) => name.startsWith('docusaurus-') && !folder.includes('node_modules'),
  );
  const found = await Promise.all(
    wrapped.map(async (plugin) => {
      const name = plugin.name.replace('docusaurus-', '@docusaurus/');
      const { default: create } = require(name) as { default: (of: LoadContext, options: unknown) => Promise<Plugin> };
      const original = (await create(context, plugin.options)) as unknown as Record<string, unknown>;
      return Object.entries(plugin)
        .filter(([hook, value]) => typeof value === 'function' && String(original[hook]) !== String(value))
        .map(([hook]) => `${name} ${hook}`);
    }),
  );
  // What a module exports beside its plugin is no hook of an instance.
  const table = wrappedHooks.filter(({ hook }) => hook !== 'validateThemeConfig');
  expect(found.flat().sort()).toEqual(table.map((entry) => `${entry.package} ${entry.hook}`).sort());
});
