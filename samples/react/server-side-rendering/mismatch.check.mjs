import { format } from 'node:util';

/** What became of each server-rendered paragraph, and the warnings of React's development build. */
export default async (page) => {
  const warnings = [];
  page.on('console', (message) => warnings.push(Promise.all(message.args().map((arg) => arg.jsonValue())).then((args) => format(...args))));
  await page.reload();
  await page.waitForFunction(() => [...document.querySelectorAll('pre')].filter((pre) => pre.textContent).length === 4);
  const lines = (await page.locator('pre').allTextContents()).flatMap((text) => text.split('\n'));
  const said = new Set((await Promise.all(warnings)).filter((text) => text.includes('hydrated')).map((text) => text.split('\n')[0]));
  return [...lines.map(wrap).join('\n').split('\n'), 'console:', ...[...said].map(wrap).join('\n').split('\n')];
};

const wrap = (text) => text.replace(/(?=.{71})(.{1,70}) /g, '$1\n');
