import type { Variant } from './variant';

/** All nine types of navbar item, two versions, two locales, an announcement, a single-row footer. */
export const rich = {
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  docs: { lastVersion: 'current', versions: { current: { label: 'Next', path: '' } } },
  themeConfig: {
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
    announcementBar: { id: 'second', content: 'News for <b>readers</b>', isCloseable: true },
    navbar: {
      title: 'Second',
      hideOnScroll: true,
      style: 'primary',
      logo: {
        src: 'img/light.svg',
        srcDark: 'img/dark.svg',
        alt: 'Second logo',
        href: '/long',
        target: '_self',
        width: 32,
        height: 24,
      },
      items: [
        { to: '/long', label: 'Unplaced' },
        { to: '/', label: 'Placed left', position: 'left' },
        { type: 'localeDropdown', queryString: '?from=menu' },
        { type: 'search', className: 'search-item' },
        { type: 'dropdown', label: 'More', items: [{ to: '/long', label: 'Inside the dropdown' }] },
        { type: 'html', value: '<i class="raw-item">Raw</i>' },
        { type: 'doc', docId: 'introduction', label: 'Single doc' },
        { type: 'docSidebar', sidebarId: 'main', label: 'Whole sidebar' },
        { type: 'docsVersion', className: 'version-link' },
        { type: 'docsVersionDropdown', className: 'version-dropdown' },
        { type: 'custom-fragile', label: 'Break the item' },
      ],
    },
    footer: {
      style: 'dark',
      links: [
        { label: 'First', to: '/long' },
        { label: 'Second', href: 'https://example.org/' },
      ],
      copyright: 'Nobody',
    },
  },
} satisfies Variant;
