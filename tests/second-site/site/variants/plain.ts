import type { Variant } from './variant';

/** No switch for the colours, the dark navbar, a footer of columns with a logo for each mode; questions are answered. */
export const plain = {
  i18n: { defaultLocale: 'en', locales: ['en'] },
  docs: { includeCurrentVersion: true, onlyIncludeVersions: ['current'], lastVersion: 'current' },
  search: { feedbackUrl: 'https://example.org/?q=', ask: true },
  themeConfig: {
    colorMode: { defaultMode: 'dark', disableSwitch: true, respectPrefersColorScheme: false },
    navbar: { title: 'Plain', style: 'dark', items: [{ to: '/long', label: 'Long' }] },
    footer: {
      logo: {
        src: 'img/light.svg',
        srcDark: 'img/dark.svg',
        alt: 'Footer logo',
        href: 'https://example.org/',
        width: 40,
        height: 30,
      },
      links: [
        { title: 'Column one', items: [{ label: 'First', to: '/long' }] },
        { title: 'Column two', items: [{ label: 'Second', href: 'https://example.org/' }] },
      ],
      copyright: 'Nobody',
    },
  },
} satisfies Variant;
