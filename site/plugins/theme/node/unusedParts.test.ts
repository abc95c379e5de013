import { existsSync } from 'node:fs';
import path from 'node:path';

import type { ThemeConfig } from '@docusaurus/theme-common';
import type { AllContent } from '@docusaurus/types';
import { describe, expect, test } from 'vitest';

import { optionalParts, unusedParts } from './unusedParts';

const plain = { navbar: { items: [] } } as unknown as ThemeConfig;
const withNavbar = (...items: object[]) => ({ navbar: { items } }) as unknown as ThemeConfig;
const withFooter = (footer: object) => ({ ...plain, footer }) as ThemeConfig;
const docs = (version: object = {}, doc: object = {}) =>
  ({
    'docusaurus-plugin-content-docs': {
      default: {
        loadedVersions: [{ banner: null, badge: false, sidebars: {}, docs: [{ tags: [], ...doc }], ...version }],
      },
    },
  }) as unknown as AllContent;
const pages = (page: object) => ({ 'docusaurus-plugin-content-pages': { default: [page] } }) as unknown as AllContent;

describe('a part of the theme stays where it is asked for', () => {
  test.each<[string, ThemeConfig, AllContent]>([
    ['AnnouncementBar', { ...plain, announcementBar: { id: 'x' } } as ThemeConfig, docs()],
    ['ContentVisibility', plain, docs({}, { unlisted: true })],
    ['ContentVisibility', plain, pages({ unlisted: true })],
    ['DocSidebarItem/Html', plain, docs({ sidebars: { main: [{ type: 'category', items: [{ type: 'html' }] }] } })],
    ['DocVersionBadge', plain, docs({ badge: true })],
    ['DocVersionBanner', plain, docs({ banner: 'unreleased' })],
    ['EditThisPage', plain, docs({}, { editUrl: 'https://x.example' })],
    ['Footer/Links/MultiColumn', withFooter({ links: [{ title: 'a', items: [] }] }), docs()],
    ['Footer/Links/Simple', withFooter({ links: [{ label: 'a', to: '/' }] }), docs()],
    ['Footer/Logo', withFooter({ links: [], logo: { src: 'x.svg' } }), docs()],
    ['NavbarItem/HtmlNavbarItem', withNavbar({ label: 'a', items: [{ type: 'html' }] }), docs()],
    ['NavbarItem/DropdownNavbarItem', withNavbar({ label: 'a', items: [] }), docs()],
    ['NavbarItem/DropdownNavbarItem', withNavbar({ type: 'localeDropdown' }), docs()],
    ['NavbarItem/LocaleDropdownNavbarItem', withNavbar({ type: 'localeDropdown' }), docs()],
    ['NavbarItem/DocsVersionDropdownNavbarItem', withNavbar({ type: 'docsVersionDropdown' }), docs()],
    ['NavbarItem/DocsVersionNavbarItem', withNavbar({ type: 'docsVersion' }), docs()],
    ['NavbarItem/DocSidebarNavbarItem', withNavbar({ type: 'docSidebar' }), docs()],
    ['NavbarItem/DocNavbarItem', withNavbar({ type: 'doc' }), docs()],
    ['TagsListInline', plain, docs({}, { tags: [{ label: 'a' }] })],
    ['EditThisPage', plain, { 'docusaurus-plugin-content-blog': { default: { blogPosts: [] } } }],
  ])('%s', (part, themeConfig, content) => {
    expect(unusedParts(themeConfig, content)).not.toContain(`@theme/${part}`);
    expect(unusedParts(plain, docs())).toContain(`@theme/${part}`);
  });
});

test('a site that asks for none of them leaves out all', () => {
  expect(unusedParts(plain, docs())).toEqual(optionalParts);
  expect(
    unusedParts(plain, {
      ...docs(),
      'groundwork-search': { default: {} },
      'docusaurus-plugin-sitemap': { default: undefined },
    }),
  ).toEqual(optionalParts);
});

test('every part is one of the theme', () => {
  for (const part of optionalParts) {
    const file = path.join(process.cwd(), 'node_modules/@docusaurus/theme-classic/lib', part.slice(1));
    expect(existsSync(`${file}.js`) || existsSync(path.join(file, 'index.js')), part).toBe(true);
  }
});
