import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { serveLocally } from '@groundwork/machine/listen';
import { openSite } from '../../tools/server/siteFiles';
import { siteServer } from '../../tools/server/siteServer';

/** A served build each of whose pages keeps in `window.problems` what goes wrong in it, from its first script on. */
export interface ObservedSite {
  origin: string;
  /** The addresses of all pages. */
  pages: readonly string[];
  close: () => Promise<void>;
}

/** Stands before the page's own policy, which would refuse it. In the page, so that it is the same in every browser. */
function observe(): void {
  const problems: string[] = [];
  Object.assign(window, { problems });
  const { error: own } = console;
  console.error = (...values: unknown[]) => {
    problems.push(values.join(' '));
    own(...values);
  };
  addEventListener(
    'error',
    ({ target, message }: ErrorEvent) => {
      // What is only fetched ahead may be dropped when the page is left.
      if (target instanceof HTMLLinkElement && target.rel === 'prefetch') return;
      problems.push(target instanceof Element ? `not loaded: ${target.outerHTML.slice(0, 200)}` : message);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`rejected: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problems.push(`policy: ${violatedDirective} ${blockedURI}`),
  );
}

/** Serves a build as `npm start` would, and puts the observer into each page. */
export async function serveObserved(folder: string): Promise<ObservedSite> {
  const inner = siteServer({ folder, baseUrl: '/' });
  const files = openSite(folder);
  const pages = [...files.pages].filter((page) => !page.startsWith('/frames/') && page !== '/404').toSorted();
  const observer = `<script>(${String(observe)})()</script>`;
  const front = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (!pages.includes(pathname)) return void inner.emit('request', request, response);
    const html = readFileSync(path.join(folder, files.resources.get(pathname)?.forms.get('identity') ?? ''), 'utf8');
    response.setHeader('Content-Type', 'text/html;charset=utf-8');
    response.end(html.replace(/<head[^>]*>/, `$&${observer}`));
  });
  const { origin, close } = await serveLocally(front);
  return {
    origin,
    pages,
    close: () => {
      inner.emit('close');
      files.close();
      return close();
    },
  };
}
