import { format } from 'node:util';

/** What became of each paragraph that the server sent, and the first words of what React's development build says. */
export default async (page) => {
  const said = [];
  page.on('console', (message) => said.push(Promise.all(message.args().map((arg) => arg.jsonValue())).then((args) => format(...args))));
  page.on('pageerror', (error) => said.push(Promise.resolve(error.message)));
  await page.reload();
  await page.waitForFunction(() => [...document.querySelectorAll('pre')].filter((pre) => pre.textContent).length === 4);
  const lines = (await page.locator('pre').allTextContents()).flatMap((text) => text.split('\n'));
  const warnings = (await Promise.all(said)).filter((text) => /hydration|hydrated/i.test(text));
  const first = new Set(warnings.map((text) => text.split('\n')[0].split(' This can happen')[0]));
  return [...lines, 'console of the development build:', ...[...first].map((text) => `  ${text.replaceAll(/(?=.{69})(.{1,68}) /g, '$1\n  ')}`)].flatMap((text) => text.split('\n'));
};
