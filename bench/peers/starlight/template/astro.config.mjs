// Starlight as its starter sets it up, with the sidebar of the bench. Addresses without a slash at the end, as the
// bench's server serves them: a redirect a page would be Starlight's loss and nobody's gain.
import { readFileSync } from 'node:fs';

import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

const sidebar = JSON.parse(readFileSync('sidebar.json', 'utf8'));

export default defineConfig({
  site: 'https://groundwork.example',
  trailingSlash: 'never',
  integrations: [
    starlight({
      title: 'Groundwork',
      sidebar: [
        { label: 'Introduction', link: '/docs/introduction' },
        ...sidebar.map(({ title, pages }) => ({
          label: title,
          collapsed: true,
          items: pages.map((page) => ({ label: page.title, link: page.path })),
        })),
      ],
    }),
  ],
});
