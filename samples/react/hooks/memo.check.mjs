import { taken, watch } from './watch.mjs';

export default async (page) => {
  await watch(page);
  const lines = ['the page opens', ...(await taken(page))];
  await page.getByRole('button', { name: 'bell' }).click();
  lines.push('a click on bell', ...(await taken(page)));
  await page.getByRole('button', { name: '4 minutes' }).click();
  lines.push('a click on 4 minutes', ...(await taken(page)));
  const text = await page.locator('p').innerText();
  lines.push(`  the page shows: ${text.split(' minutes')[0]} minutes`);
  return lines;
};
