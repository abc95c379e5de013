import { expect, test } from '@playwright/test';

import { runs } from '../../plugins/resilience/client/boot/trustedTypes';
import { encryptedHeaders, headersFor } from '../../config/headers';
import { builtPage, builtRoutes } from './support/builtPages';
import { grade, verdicts } from './support/observatory';

/** `behaviour.spec.ts` proves that our server, nginx and Caddy send these. */
const sent = (route: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...headersFor(route), ...encryptedHeaders }).map(([name, value]) => [name.toLowerCase(), value]),
  );

test('every page has the best grade by the rules of the HTTP Observatory', () => {
  const routes = builtRoutes();
  expect(routes.length).toBeGreaterThan(160);
  const worse = routes.flatMap((route) => {
    const judged = verdicts({
      url: `https://groundwork.example${route}`,
      headers: sent(route),
      tree: builtPage(route).tree,
    });
    const { points, letter } = grade(judged);
    return points >= 115 ? [] : [{ route, points, letter, judged }];
  });
  expect(worse).toEqual([]);
});

test('no text of a page is taken for markup that runs, which its Trusted Types would refuse', () => {
  const refused = builtRoutes().flatMap((route) => {
    const { html } = builtPage(route);
    const [found] = runs.exec(html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))) ?? [];
    return found === undefined ? [] : [{ route, found: found.slice(0, 200) }];
  });
  expect(refused).toEqual([]);
});
