import { expect, test } from '@playwright/test';

import { runs } from '../../site/plugins/resilience/client/boot/trustedTypes';
import { encryptedHeaders, headersFor } from '../../site/config/headers';
import { builtPage, builtRoutes } from './support/builtPages';
import { grade, verdicts } from './support/observatory';

/** `behaviour.spec.ts` proves that our server, nginx and Caddy send these. */
const sent = (route: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...headersFor(route), ...encryptedHeaders }).map(([name, value]) => [name.toLowerCase(), value]),
  );

/** One page of each kind, which shows a header that is gone or weak. */
const oneOfEachKind = ['/', '/docs', '/docs/linux/epoll', '/search', '/talks', '/why', '/assets/xpanse-standalone'];

test('every kind of page has the best grade by the rules of the HTTP Observatory', () => {
  expect(judgedWorse(oneOfEachKind)).toEqual([]);
});

test('every page has the best grade by the rules of the HTTP Observatory', { tag: '@verify' }, () => {
  const routes = builtRoutes();
  expect(routes.length).toBeGreaterThan(160);
  expect(judgedWorse(routes)).toEqual([]);
});

/** The pages that have not the best grade, with the verdicts that took it from them. */
function judgedWorse(routes: readonly string[]): object[] {
  return routes.flatMap((route) => {
    const judged = verdicts({
      url: `https://groundwork.example${route}`,
      headers: sent(route),
      tree: builtPage(route).tree,
    });
    const { points, letter } = grade(judged);
    return points >= 115 ? [] : [{ route, points, letter, judged }];
  });
}

test('no text of a page is taken for markup that runs, which its Trusted Types would refuse', () => {
  const refused = builtRoutes().flatMap((route) => {
    const { html } = builtPage(route);
    const [found] = runs.exec(html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))) ?? [];
    return found === undefined ? [] : [{ route, found: found.slice(0, 200) }];
  });
  expect(refused).toEqual([]);
});
