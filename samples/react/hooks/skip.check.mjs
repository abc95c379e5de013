import { taken, watch } from './watch.mjs';

/** The message of the error is broken at words, for a narrow screen. React renders a second time before it gives up. */
export default async (page) => {
  await page.addInitScript(() => {
    window.messages = [];
    window.addEventListener('error', (event) => {
      event.preventDefault();
      window.messages.push(event.message);
    });
  });
  await watch(page);
  const lines = ['the page opens', ...(await taken(page))];
  await page.getByRole('button').click();
  lines.push('a click', ...new Set(await taken(page)));
  for (const message of new Set(await page.evaluate(() => window.messages)))
    lines.push(...message.match(/.{1,40}(?: |$)/g).map((text) => `  ${text.trim()}`));
  return lines;
};
