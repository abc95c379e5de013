import { open } from './watch.mjs';

export default async (page) => [
  '(here, Math.random gives 0.4)',
  ...(await open(page, 'careful.html', async ({ load, tab, note, at, goal }) => {
    await tab.addInitScript(() => {
      Math.random = () => 0.4;
    });
    let count = 0;
    await tab.route('**/poll*', (route) => {
      count += 1;
      if (count > 2) return route.continue();
      note(count === 1 ? 'request: 429, Retry-After: 10' : 'request: connection breaks');
      return count === 1 ? route.fulfill({ status: 429, headers: { 'Retry-After': '10' } }) : route.abort();
    });
    await load();
    await at(22);
    note('the tab is hidden');
    await tab.evaluate(() => {
      globalThis.isHidden = true;
      Object.defineProperty(document, 'hidden', { get: () => globalThis.isHidden });
    });
    await at(24);
    goal();
    await at(35);
    note('the tab is visible');
    await tab.evaluate(() => {
      globalThis.isHidden = false;
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await at(37);
  })),
];
