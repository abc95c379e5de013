// What the classic preset makes of its template's options for a site without a blog, with the faster bundler that the
// generator offers: without it the builds would be slower than what a careful owner has.
module.exports = {
  title: 'Groundwork',
  favicon: 'favicon.svg',
  url: 'https://groundwork.example',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'throw',
  future: { v4: true, experimental_faster: true },
  i18n: { defaultLocale: 'en', locales: ['en'] },
  plugins: [
    ['@docusaurus/plugin-content-docs', { routeBasePath: 'docs', sidebarPath: './sidebars.js' }],
    '@docusaurus/plugin-content-pages',
    '@docusaurus/plugin-sitemap',
  ],
  themes: ['@docusaurus/theme-classic'],
  themeConfig: {
    navbar: {
      title: 'Groundwork',
      items: [{ type: 'docSidebar', sidebarId: 'notes', position: 'left', label: 'Notes' }],
    },
    footer: { style: 'dark', copyright: 'Built with Docusaurus.' },
  },
};
