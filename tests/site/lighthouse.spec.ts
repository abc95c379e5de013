import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';

import { chromiumArguments, chromiumPath } from '@groundwork/machine/chromium';
import { freePort } from '../browsers/freePort';
import { expect, test } from './support/test';

/** One page of each kind. The search page asks not to be listed, which is one of the rules; it is held to the others. */
const kinds = [
  { kind: 'home', path: '' },
  { kind: 'the table of contents', path: 'docs' },
  { kind: 'a note with a lab, diagrams and programs', path: 'docs/linux/epoll' },
  { kind: 'a note with formulas', path: 'docs/mathematics/notations' },
  { kind: 'talks', path: 'talks' },
  { kind: 'why', path: 'why' },
  { kind: 'search', path: 'search?q=epoll', except: 'is-crawlable' },
];

/** The speed of a page is a ratio in one run (`npm run bench:pages`); on a busy machine Lighthouse's is noise. */
const categories = ['accessibility', 'best-practices', 'seo'];

for (const { kind, path, except } of kinds) {
  test(`Lighthouse has nothing to say about ${kind}`, { tag: '@verify' }, async ({ baseURL }) => {
    test.setTimeout(120_000);
    const port = await freePort();
    // Lighthouse speaks to the browser itself: the shell for tests lacks what two of its gatherers ask for.
    const browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: [...chromiumArguments, `--remote-debugging-port=${port}`],
    });
    try {
      const result = await lighthouse(`${baseURL}${path}`, {
        port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: categories,
      });
      if (!result) throw new Error('Lighthouse gave no result.');
      const { audits, categories: judged } = result.lhr;
      expect(Object.keys(judged).toSorted()).toEqual(categories);
      const counted = Object.values(judged).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
      const faults = counted
        .flatMap(({ id }) => audits[id] ?? [])
        .filter(({ id, score }) => id !== except && score !== null && score < 1)
        .map(({ id, title, details }) => ({ id, title, details }));
      expect(faults).toEqual([]);
    } finally {
      await browser.close();
    }
  });
}
