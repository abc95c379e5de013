import { expect, test } from '@playwright/test';

import { plannedRoutes } from '../../config/plannedRoutes';
import { missingRoutes } from './missingRoutes';
import { builtRoutes, sitemapRoutes } from './support/builtPages';

const built = builtRoutes();

test('no route is built that is not planned', () => {
  expect(built.filter((route) => !plannedRoutes.includes(route))).toEqual([]);
});

test('planned routes without a page only become fewer', () => {
  const missing = plannedRoutes.filter((route) => !built.includes(route));
  console.log(`${missing.length} of ${plannedRoutes.length} planned routes have no page yet.`);
  const found = missing.length;
  const hint =
    found < missingRoutes
      ? `${missingRoutes - found} more are written: set missingRoutes in tests/site/missingRoutes.ts to ${found}`
      : `these are missing:\n${missing.join('\n')}`;
  expect(found, hint).toBe(missingRoutes);
});

test('the sitemap names every page except the two that stand for others', () => {
  // `/docs` shows the introduction, `/search` shows what was asked for.
  expect(sitemapRoutes()).toEqual(built.filter((route) => route !== '/docs' && route !== '/search'));
});
