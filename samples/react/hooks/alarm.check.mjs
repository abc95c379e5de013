import { shown, taken, watch } from './watch.mjs';

export default async (page) => {
  const tell = async () => `  the page shows: ${await shown(page, 'button >> nth=0')}`;
  await watch(page);
  const lines = ['the page opens', ...(await taken(page))];
  await page.getByRole('button', { name: 'minutes' }).click();
  lines.push('a click', ...(await taken(page)), await tell());
  lines.push('later', ...(await taken(page, 4500)), await tell());
  await page.getByRole('button', { name: 'Close' }).click();
  lines.push('a click on Close', ...(await taken(page)));
  return lines;
};
