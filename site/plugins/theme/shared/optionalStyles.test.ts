import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { ThemeConfig } from '@docusaurus/theme-common';
import { expect, test } from 'vitest';

import { moduleClassName } from '../node/moduleClassNames';
import { optionalClasses, unaskedClasses } from './optionalStyles';

const packages = ['@docusaurus/theme-classic', '@docusaurus/theme-common'].map((name) =>
  path.resolve(import.meta.dirname, '../../../../node_modules', name, 'lib'),
);
const files = packages.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
);
const textsOf = (ending: string): string[] =>
  files.filter((file) => file.endsWith(ending)).map((file) => readFileSync(file, 'utf8'));

/** The classes of the theme's CSS modules, as they are in the built stylesheet. */
const ofModules = new Set(
  files
    .filter((file) => file.endsWith('.module.css'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) =>
        moduleClassName(file, name),
      ),
    ),
);
const scripts = textsOf('.js').join('\n');

const site = (settings: object): ThemeConfig =>
  ({ navbar: { items: [], hideOnScroll: false }, ...settings }) as unknown as ThemeConfig;

test('the theme has every optional class', () => {
  // The kind of an admonition is put behind the name.
  const named = optionalClasses.map((name) => name.replace(/^(theme-admonition)-\w+$/, '$1'));
  expect(named.filter((name) => !ofModules.has(name) && !scripts.includes(name))).toEqual([]);
});

test.each([
  [{ navbar: { items: [], style: 'dark' } }, 'navbar--dark'],
  [{ navbar: { items: [], style: 'primary' } }, 'navbar--primary'],
  [{ navbar: { items: [], hideOnScroll: true } }, 'navbarHideable_'],
  [{ navbar: { items: [], logo: { src: 'x.svg' } } }, 'navbar__logo'],
  [{ navbar: { items: [{ label: 'More', items: [] }] } }, 'dropdown__menu'],
  [{ navbar: { items: [{ type: 'localeDropdown' }] } }, 'dropdown__menu'],
  [{ announcementBar: { id: 'news' } }, 'theme-announcement-bar'],
  [{ footer: { style: 'dark', links: [] } }, 'footer--dark'],
  [{ footer: { logo: { src: 'x.svg' }, links: [] } }, 'margin-bottom--sm'],
])('with %o a script may ask for %s, otherwise only a page', (settings, name) => {
  expect(unaskedClasses(site({}))).toContain(name);
  expect(unaskedClasses(site(settings))).not.toContain(name);
});

test('what stands in a page’s content is asked for by pages alone', () => {
  expect([...unaskedClasses(site({}))]).toEqual(
    expect.arrayContaining(['theme-admonition', 'theme-admonition-tip', 'tabs__item', 'themedComponent_']),
  );
});
