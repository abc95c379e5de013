/** What is shown after each click. */
export default async (page) => {
  const lines = [];
  const settled = async () => {
    await page.waitForFunction(() => /asked/.test(document.querySelector('p').textContent));
    await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
  };
  for (const name of ['same lazy', 'same lazy', 'new lazy']) {
    await page.getByRole('button', { name }).click();
    if (name === 'new lazy') await page.locator('b').waitFor();
    await settled();
    lines.push(`${name.padEnd(10)} ${(await page.locator('p').textContent()).trim()}`);
  }
  return lines;
};
