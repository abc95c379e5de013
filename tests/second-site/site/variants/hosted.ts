import type { Variant } from './variant';

/** Below a base path, with the hosted search provider and its assistant; the tests stand between it and the provider. */
export const hosted = {
  baseUrl: '/site/',
  i18n: { defaultLocale: 'en', locales: ['en'] },
  docs: { includeCurrentVersion: true, onlyIncludeVersions: ['current'], lastVersion: 'current' },
  search: { feedbackUrl: 'https://example.org/?q=', ask: true },
  themeConfig: {
    colorMode: { defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false },
    navbar: { title: 'Hosted', items: [{ to: '/long', label: 'Long' }] },
    algolia: {
      appId: 'SECONDSITE',
      apiKey: 'search-only',
      indexName: 'second',
      externalUrlRegex: 'partner\\.example',
      replaceSearchResultPathname: { from: '/manual/', to: '/docs/' },
      assistantId: 'assistant-1',
      translations: { modal: { resultsScreen: { askTitle: 'Ask the assistant' } } },
    },
  },
} satisfies Variant;
