import { listen } from './said.mjs';

/** Opens the page, types "a" at the end of each field, and tells what React wrote and what the fields show. */
export default async (page) => {
  const said = listen(page);
  await page.reload();
  await page.locator('input').first().waitFor();
  const lines = ['React writes:', ...(await said())];
  for (const [at, line] of [4, 5, 6].entries()) {
    const field = page.locator('input').nth(at);
    await field.press('End');
    await field.press('a');
    await page.waitForTimeout(60);
    lines.push(`field of line ${line}: "${await field.inputValue()}"`);
  }
  return lines;
};
