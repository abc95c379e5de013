import { shown } from './watch.mjs';

export default async (page) => {
  await page.reload();
  await page.locator('main').waitFor();
  const lines = [];
  for (const [when, wait] of [['at the start', 200], ['after 2 minutes', 1800], ['after 4 minutes', 2000]]) {
    await page.waitForTimeout(wait);
    const text = await shown(page);
    lines.push(when, ...text.split(/\n+/).map((line) => `  ${line}`));
  }
  return lines;
};
