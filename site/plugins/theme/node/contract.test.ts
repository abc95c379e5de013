import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types';
import * as classicModule from '@docusaurus/theme-classic';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';

import { generatorText } from '../../../generator/generatorSources';
import theme, { validateThemeConfig } from './index';
import { layerThemeStyles } from './layerThemeStyles';

const packages = path.join(process.cwd(), 'node_modules/@docusaurus');
const { default: classicTheme, validateThemeConfig: validateClassic } = classicModule as unknown as {
  default: (context: LoadContext, options: { customCss: string[] }) => Plugin<void>;
  validateThemeConfig: typeof validateThemeConfig;
};

const context = {
  siteDir: '/site',
  i18n: { currentLocale: 'en', localeConfigs: { en: { direction: 'ltr' } } },
  siteStorage: { type: 'localStorage', namespace: '' },
  siteConfig: {
    themeConfig: {
      announcementBar: { id: 'news' },
      colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
      prism: { additionalLanguages: [] },
      navbar: { items: [] },
    },
  },
} as unknown as LoadContext;
const options = { customCss: ['site/css/site.css'] };
const theirs = classicTheme(context, options);
const ours = theme(context, options);

/** Sheets of the theme and of what it is made of. */
const sheets = ['theme-classic/lib', 'theme-common/lib', 'theme-mermaid/lib', 'core/lib/client'].flatMap((folder) =>
  readdirSync(path.join(packages, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join(packages, folder, file)),
);

describe('getClientModules', () => {
  it('has of the generator the three that are left out, and nothing that we do not know', () => {
    const modules = theirs.getClientModules?.().map((file) => file.replace(/^.*node_modules\//, ''));
    expect(modules).toEqual([
      'infima/dist/css/default/default.css',
      './prism-include-languages',
      './nprogress',
      '/site/site/css/site.css',
    ]);
    for (const file of ['prism-include-languages', 'nprogress'])
      generatorText(`@docusaurus/theme-classic/lib/${file}.js`);
  });

  it('has of ours the stylesheet of the site alone', () => {
    expect(ours.getClientModules?.()).toEqual(['/site/site/css/site.css']);
  });
});

describe('injectHtmlTags', () => {
  const tagsOf = (plugin: Plugin<void>) => {
    const tags = plugin.injectHtmlTags?.({ content: undefined }) ?? {};
    return { ...tags, body: [tags.preBodyTags ?? []].flat() as HtmlTagObject[] };
  };

  it('has of the generator one sprite and one script before the body, and nothing else', () => {
    const { body, ...others } = tagsOf(theirs);
    expect(Object.keys(others)).toEqual(['preBodyTags']);
    expect(body.map(({ tagName }) => tagName)).toEqual(['svg', 'script']);
    expect(body[0]?.innerHTML?.match(/ id="[^"]*"/g)).toEqual([' id="theme-svg-external-link"']);
  });

  it('has of ours one script in the head, which sets each attribute of the root that theirs sets', () => {
    const { body, headTags } = tagsOf(ours);
    const [script, ...others] = [headTags ?? []].flat() as HtmlTagObject[];
    expect([body, others]).toEqual([[], []]);
    const attributes = (text = ''): string[] =>
      [...text.matchAll(/setAttribute\('([\w-]+)'/g)].flatMap(([, name]) => name ?? []);
    const asked = new Set(attributes(tagsOf(theirs).body[1]?.innerHTML));
    expect(asked.size).toBe(3);
    expect([...asked].filter((name) => !attributes(script?.innerHTML).includes(name))).toEqual([]);
  });

  it('reads what the generator stores under the same keys', () => {
    const script = ([ours.injectHtmlTags?.({ content: undefined }).headTags ?? []].flat() as HtmlTagObject[])[0];
    for (const [file, key] of [
      ['theme-common/lib/contexts/colorMode.js', 'theme'],
      ['theme-common/lib/contexts/announcementBar.js', 'docusaurus.announcement.dismiss'],
      ['theme-common/lib/contexts/announcementBar.js', 'docusaurus.announcement.id'],
    ] as const) {
      expect(generatorText(`@docusaurus/${file}`)).toContain(`'${key}'`);
      expect(script?.innerHTML).toContain(`'${key}'`);
    }
  });
});

describe('configurePostCss', () => {
  it("leaves out the generator's one plugin", () => {
    const loader = generatorText('@docusaurus/bundler/lib/loaders/styleLoader.js');
    expect(loader.match(/require\.resolve\('postcss-[\w-]+'\)/g)).toEqual([
      "require.resolve('postcss-loader')",
      "require.resolve('postcss-preset-env')",
    ]);
    expect(theirs.configurePostCss?.({ plugins: [] })).toEqual({ plugins: [] });
    const { plugins } = ours.configurePostCss?.({ plugins: ['theirs'] }) ?? {};
    expect(plugins).toMatchObject([{ postcssPlugin: 'layer-theme-styles' }, { postcssPlugin: 'breakpoints-in-em' }]);
  });

  it('a sheet of the theme stands in the layer as a whole, and has nothing that must stand first in a file', () => {
    expect(sheets.length).toBeGreaterThan(20);
    for (const file of sheets) {
      const css = readFileSync(file, 'utf8');
      expect(css, file).not.toMatch(/@(?:import|charset|namespace)\b/);
      const { root } = postcss([layerThemeStyles()]).process(css, { from: file });
      const tops = root.nodes.map((node) => (node.type === 'atrule' ? `@${node.name} ${node.params}` : node.type));
      expect(tops, file).toEqual(['@layer base, theme', '@layer theme']);
    }
  });

  it('a sheet of ours stays as it is', () => {
    const css = 'a { color: red }';
    for (const from of ['/site/css/site.css', '/site/plugins/search/client/search.css', undefined])
      expect(postcss([layerThemeStyles()]).process(css, { from }).css).toBe(css);
  });
});

describe('what stands elsewhere in the generator than ours', () => {
  it('getThemePath and getTypeScriptThemePath lead to the folders of the theme', () => {
    const plugin = path.join(packages, 'theme-classic/lib');
    for (const hook of ['getThemePath', 'getTypeScriptThemePath'] as const)
      expect(ours[hook]?.()).toBe(path.join(plugin, theirs[hook]?.() ?? ''));
  });

  it('configureWebpack adds one rule to what the theme asks for', () => {
    const utils = {
      currentBundler: {
        instance: {
          ContextReplacementPlugin: class {
            name = 'context';
          },
        },
      },
    };
    const cssModules = { use: [{ options: { modules: { localIdentName: '[local]' } } }] };
    const configured = (plugin: Plugin<void>) =>
      plugin.configureWebpack?.({ module: { rules: [cssModules] } }, false, utils as never, undefined);
    expect(Object.keys(configured(theirs) ?? {})).toEqual(['plugins']);
    expect(configured(ours)).toMatchObject({ module: { rules: [{ test: /\.pcss$/, type: 'asset/source' }] } });
  });

  it('validateThemeConfig would fill in left for an item of the navbar without a position', () => {
    const validated = (validate: typeof validateThemeConfig): unknown =>
      validate({
        themeConfig: { navbar: { items: [{ to: '/a', label: 'A' }] } } as never,
        validate: (schema, config) => {
          const { value, error } = (schema as { validate(v: unknown): { value: unknown; error?: Error } }).validate(
            config,
          );
          if (error) throw error;
          return value as never;
        },
      });
    expect(validated(validateClassic)).toMatchObject({ navbar: { items: [{ position: 'left' }] } });
    expect(validated(validateThemeConfig)).toMatchObject({ navbar: { items: [{ position: 'right' }] } });
  });
});
