import { shown } from './watch.mjs';

export default async (page) => {
  await page.reload();
  await page.locator('main').waitFor();
  const lines = [];
  for (const [when, wait] of [['at the start', 200], ['after 4.5 minutes', 4300], ['after 7 minutes', 2500]]) {
    await page.waitForTimeout(wait);
    const text = await shown(page);
    lines.push(when, ...text.split(/\n+/).map((line) => `  ${line}`));
  }
  return lines;
};
