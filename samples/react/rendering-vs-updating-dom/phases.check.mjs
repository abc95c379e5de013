/** What happens in which order: after a click, and after a timer. */
export default async (page) => {
  const lines = [];
  await page.locator('b').waitFor();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  await page.evaluate(() => window.log.splice(0));
  for (const [name, shown] of [['click', '2'], ['timer', '3']]) {
    await page.getByRole('button', { name }).click();
    await page.waitForFunction(() => window.log.includes("App's effect") && window.log.includes('a microtask'));
    lines.push(`${name}:`, ...(await page.evaluate(() => window.log.splice(0))).map((line) => `  ${line}`));
    if ((await page.locator('b').textContent()) !== shown) lines.push('  (another number)');
  }
  return lines;
};
