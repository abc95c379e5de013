import { taken, watch } from './watch.mjs';

export default async (page) => {
  await watch(page);
  const lines = ['the page opens', ...(await taken(page))];
  await page.getByRole('button').click();
  return [...lines, 'a click', ...(await taken(page))];
};
