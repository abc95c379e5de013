/** Starts a transition that has to wait, then goes somewhere else. */
export default async (page) => {
  const lines = [];
  await page.locator('b').waitFor();
  for (const name of ['mount', 'orders', 'help']) {
    if (name !== 'mount') await page.getByRole('button', { name }).click();
    await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
    const log = await page.evaluate(() => window.log.splice(0));
    lines.push(`${name}:`, ...log.map((line) => `  ${line}`), `  the page says ${await page.locator('b').textContent()}`);
  }
  return lines;
};
