import { taken, watch } from './watch.mjs';

export default async (page) => {
  await watch(page);
  const lines = ['the page opens', ...(await taken(page))];
  await page.locator('input').fill('Hi');
  await page.getByRole('button').click();
  lines.push('the customer types Hi and clicks', ...(await taken(page)));
  lines.push(`  the field shows "${await page.locator('input').inputValue()}"`);
  return lines;
};
