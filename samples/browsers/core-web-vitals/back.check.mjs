import { readFileSync } from 'node:fs';
import http from 'node:http';

/** The next page takes 800 ms. */
function serve(asked, headers) {
  return http.createServer(async ({ url, headers: { 'sec-purpose': purpose } }, response) => {
    if (url === '/favicon.ico') return response.writeHead(404).end();
    asked.push(purpose ?? 'navigation');
    if (url === '/next') await new Promise((go) => setTimeout(go, 800));
    return response
      .writeHead(200, { 'content-type': 'text/html', ...headers })
      .end(url === '/next' ? '<!doctype html><h1>Next</h1>' : readFileSync('back.html'));
  });
}

/** Follows the link, goes back, and says how both pages came. */
async function visit(browser, headers, prepare = () => {}) {
  const asked = [];
  const server = serve(asked, headers).listen(0, '127.0.0.1');
  await new Promise((go) => server.once('listening', go));
  const tab = await browser.newPage();
  await tab.goto(`http://127.0.0.1:${server.address().port}/`);
  await tab.waitForTimeout(1500);
  await tab.evaluate(() => (window.kept = true));
  await tab.evaluate(prepare);
  await tab.click('a');
  await tab.waitForURL('**/next');
  const first = await tab.evaluate(() => performance.getEntriesByType('navigation')[0].responseStart);
  await tab.evaluate(() => setTimeout(() => history.back(), 50));
  await tab.waitForFunction(() => location.pathname === '/');
  await tab.waitForTimeout(300);
  const kept = await tab.evaluate(() => window.kept === true);
  await tab.close();
  server.closeAllConnections();
  server.close();
  return { asked, first, kept };
}

export default async (page) => {
  // Playwright turns the back/forward cache off, so this needs a browser of its own.
  const browser = await page
    .context()
    .browser()
    .browserType()
    .launch({
      executablePath: process.env.CHROMIUM_WITH_WINDOWS,
      args: ['--no-sandbox', '--disable-gpu'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  const plain = await visit(browser, {});
  const noStore = await visit(browser, { 'cache-control': 'no-store' });
  const unload = await visit(browser, {}, () => addEventListener('unload', () => {}));
  await browser.close();
  const how = ({ kept }) => (kept ? 'as it was left' : 'loaded again');
  return [
    `the next page was asked for by: ${plain.asked[1]}`,
    `its first byte, from a server that takes 800 ms: ${plain.first < 400 ? 'within' : 'after'} 400 ms`,
    `back:                ${how(plain)}`,
    `back, no-store:      ${how(noStore)}`,
    `back, unload event:  ${how(unload)}`,
  ];
};
