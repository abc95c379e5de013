// VitePress with its default theme and its own local search, because Groundwork and Starlight have a search too.
import { readFileSync } from 'node:fs';

const sidebar = JSON.parse(readFileSync('sidebar.json', 'utf8'));

export default {
  title: 'Groundwork',
  cleanUrls: true,
  head: [['link', { rel: 'icon', href: '/favicon.svg' }]],
  themeConfig: {
    search: { provider: 'local' },
    sidebar: [
      { text: 'Introduction', link: '/docs/introduction' },
      ...sidebar.map(({ title, pages }) => ({
        text: title,
        collapsed: true,
        items: pages.map((page) => ({ text: page.title, link: page.path })),
      })),
    ],
  },
};
