import { expect, test } from 'vitest';

import { chunksOfPage, withPageScripts } from './pageScripts';

const byRoute = {
  '/search-e05': { __comp: 'searchPage', __context: { plugin: 'searchData' } },
  '/docs-f7f': { __comp: 'docsRoot', __context: { plugin: 'docsData' } },
  '/docs-d7c': { __comp: 'version', __props: 'sidebar' },
  '/-e5f': { __comp: 'home' },
};

const routes = { byRoute, ofNotes: ['note-page'] };

test('a page needs the chunks of its route and of the routes around it', () => {
  expect(chunksOfPage('/search', routes, false)).toEqual(['searchPage', 'searchData']);
  expect(chunksOfPage('/', routes, false)).toEqual(['home']);
  expect(chunksOfPage('/docs/linux/epoll', routes, true)).toEqual([
    'docsRoot',
    'docsData',
    'version',
    'sidebar',
    'note-page',
  ]);
  expect(chunksOfPage('/docs/linux/epoll', { byRoute, ofNotes: [] }, true)).not.toContain('note-page');
  expect(chunksOfPage('/docs-and-more', routes, false)).toEqual([]);
});

const page = (list: string) => `<script type="application/json" id=scripts>${list}</script>`;

test('the scripts of a page are listed behind those of every page', () => {
  const html = page('["/main.js","__PAGE_SCRIPTS__"]');
  expect(withPageScripts(html, ['/a.js', '/b.js'])).toBe(page('["/main.js","/a.js","/b.js"]'));
  expect(withPageScripts(html, [])).toBe(page('["/main.js"]'));
});
