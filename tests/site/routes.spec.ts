import { expect, test } from '@playwright/test';

import { plannedRoutes } from '../../config/plannedRoutes';
import { missingRoutes } from './missingRoutes';
import { builtRoutes, sitemapRoutes } from './support/builtPages';

const built = builtRoutes();
const missing = plannedRoutes.filter((route) => !built.includes(route));

test('no route is built that is not planned', () => {
  expect(built.filter((route) => !plannedRoutes.includes(route))).toEqual([]);
});

test('planned routes without a page only become fewer', () => {
  console.log(`${missing.length} of ${plannedRoutes.length} planned routes have no page yet.`);
  const hint =
    'fewer than recorded: lower the number in tests/site/missingRoutes.ts; more: a page that was there is gone';
  expect(countedBySection(missing), hint).toEqual(missingRoutes);
});

test('the sitemap names every page except the two that stand for others', () => {
  // `/docs` shows the introduction, `/search` shows what was asked for.
  expect(sitemapRoutes()).toEqual(built.filter((route) => route !== '/docs' && route !== '/search'));
});

/** How many routes each section has: a topic of the notes, or `pages` for what is no note. */
function countedBySection(routes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const route of routes) {
    const section = /^\/docs\/([^/]+)\//.exec(route)?.[1] ?? 'pages';
    counts[section] = (counts[section] ?? 0) + 1;
  }
  return counts;
}
