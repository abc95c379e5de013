// The classic preset as its template sets it up, with the faster bundler that the generator offers: without it the
// builds would be slower than what a careful owner has.
module.exports = {
  title: 'Groundwork',
  favicon: 'favicon.svg',
  url: 'https://groundwork.example',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'throw',
  future: { v4: true, experimental_faster: true },
  i18n: { defaultLocale: 'en', locales: ['en'] },
  presets: [
    [
      'classic',
      { docs: { routeBasePath: 'docs', sidebarPath: './sidebars.js' }, blog: false },
    ],
  ],
  themeConfig: {
    navbar: {
      title: 'Groundwork',
      items: [{ type: 'docSidebar', sidebarId: 'notes', position: 'left', label: 'Notes' }],
    },
    footer: { style: 'dark', copyright: 'Built with Docusaurus.' },
  },
};
