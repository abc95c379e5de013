import { readFileSync } from 'node:fs';
import { start } from './servers.mjs';

const html = readFileSync('reset.html');
const policies = [
  '(none set)',
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
  'unsafe-url',
];
const words = {
  'https://shop.example:8443/reset?token=7': 'all',
  'https://shop.example:8443/': 'origin',
};
let policy;
let arrived;

function serve({ url, headers }, response) {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Content-Type', 'text/html');
  if (url.startsWith('/reset')) {
    if (!policy.startsWith('(')) response.setHeader('Referrer-Policy', policy);
    return response.end(html);
  }
  if (url !== '/favicon.ico') arrived?.(headers.referer === undefined ? '-' : (words[headers.referer] ?? headers.referer));
  return response.end();
}

export default async (runner) => {
  await runner.context().browser().close();
  const { page, stop } = await start(serve);
  const line = (...cells) => cells.map((cell, at) => cell.padEnd(at === 0 ? 33 : 8)).join('').trimEnd();
  const lines = [line('Referrer-Policy', 'shop', 'ads', 'old')];
  for (policy of policies) {
    await page.goto('https://shop.example:8443/reset?token=7#form');
    const cells = [];
    for (const way of ['shop', 'ads', 'old']) {
      const got = new Promise((done) => (arrived = done));
      await page.evaluate((name) => void ways[name](), way);
      cells.push(await got);
    }
    await page.waitForURL('**/old.example:8080/');
    lines.push(line(policy, ...cells));
  }
  await stop();
  return lines;
};
