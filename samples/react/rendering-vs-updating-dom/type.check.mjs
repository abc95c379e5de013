import { taken, watch } from './watch.mjs';

export default async (page) => {
  await watch(page);
  await taken(page);
  await page.locator('input').fill('Hi');
  const lines = [];
  for (const tea of [1, 2]) {
    await page.getByRole('button').click();
    lines.push(`click ${tea}`, ...(await taken(page)));
    lines.push(`  the field shows "${await page.locator('input').inputValue()}"`);
  }
  return lines;
};
