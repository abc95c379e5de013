import { expect, it } from 'vitest';

import { parseDocument } from '@groundwork/lib/htmlTree';
import { minimalHtml } from '../minimalHtml';
import { chunksOfPage, listScripts } from './pageScripts';

const byRoute = {
  '/search-e05': { __comp: 'searchPage', __context: { plugin: 'searchData' } },
  '/docs-f7f': { __comp: 'docsRoot', __context: { plugin: 'docsData' } },
  '/docs-d7c': { __comp: 'version', __props: 'sidebar' },
  '/-e5f': { __comp: 'home' },
};

const routes = { byRoute, ofNotes: ['note-page'] };

it('a page needs the chunks of its route and of the routes around it', () => {
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

it('lists the scripts of a page behind those of every page', () => {
  const document = parseDocument('<script type="application/json" id="scripts">["/main.js"]</script>');
  listScripts(document, ['/a.js', '/</script>.js']);
  expect(minimalHtml(document)).toContain(
    '<script type=application/json id=scripts>["/main.js","/a.js","/<\\/script>.js"]</script>',
  );
});
