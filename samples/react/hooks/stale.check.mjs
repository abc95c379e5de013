import { shown, taken, watch } from './watch.mjs';

export default async (page) => {
  await watch(page);
  const lines = ['the page opens', ...(await taken(page))];
  await page.getByRole('button').click();
  lines.push('a click', ...(await taken(page)));
  lines.push(`  the page shows: ${await shown(page)}`);
  lines.push('later', ...(await taken(page, 3500)));
  return lines;
};
