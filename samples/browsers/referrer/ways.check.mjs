import { readFileSync } from 'node:fs';
import { start } from './servers.mjs';

const html = readFileSync('ways.html');
let arrived;

/** Tells what the shop is told by the headers of the first request that is not for a page of the sample. */
function serve({ url, headers }, response) {
  response.setHeader('Content-Type', 'text/html');
  if (url.startsWith('/reset')) return response.end(html);
  const short = (text = '-') => text.replace('https://', '').replace(':8443', '').replace(/\/.*/, '/…').replace(/\/…$/, (end) => (text.endsWith('8443/') ? '/' : end));
  if (url !== '/favicon.ico')
    arrived?.([short(headers.referer), short(headers.origin), headers['sec-fetch-site'] ?? '-']);
  // 204: a navigation that is answered so leaves the page where it is.
  return response.writeHead(204).end();
}

export default async (runner) => {
  await runner.context().browser().close();
  const { page, stop } = await start(serve);
  const line = (...cells) => cells.map((cell, at) => cell.padEnd([20, 15, 14, 0][at])).join('').trimEnd();
  const lines = [];
  const from = async (host) => {
    lines.push(line(`from ${host}`, 'Referer', 'Origin', 'Sec-Fetch-Site'));
    const start = `https://${host}.example:8443/reset?token=7`;
    await page.goto(start);
    for (const name of await page.evaluate(() => Object.keys(ways))) {
      await page.goto('about:blank');
      await page.goto(start);
      const got = new Promise((done) => (arrived = done));
      await page.evaluate((way) => void ways[way](), name);
      lines.push(line(name, ...(await got)));
    }
  };
  await from('shop');
  lines.push('');
  await from('evil');
  const typed = new Promise((done) => (arrived = done));
  await page.goto('about:blank');
  await page.goto('https://shop.example:8443/item').catch(() => {});
  lines.push('', line('typed', ...(await typed)));
  await stop();
  return lines;
};
