/** In which order the boundaries are hydrated: without a click, and with an early click on Buy. */
export default async (page) => {
  const lines = [];
  const address = page.url().replace(/#.*/, '');
  for (const [name, hash] of [
    ['nobody clicks', '#nobody'],
    ['a customer clicks on Buy', '#early'],
  ]) {
    await page.goto('about:blank');
    await page.goto(address + hash);
    await page.waitForFunction(() => document.querySelector('pre')?.textContent);
    lines.push(`${name}:`, ...(await page.locator('pre').textContent()).split('\n').map((line) => `  ${line}`));
  }
  return lines;
};
