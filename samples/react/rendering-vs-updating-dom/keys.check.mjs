/** Puts milk in front of each list and gives the report that the page wrote. */
export default async (page) => {
  const report = page.locator('pre');
  await report.waitFor();
  for (const [at, id] of ['id', 'index', 'random'].entries()) {
    await page.locator(`#${id}`).click();
    await page.waitForFunction((lines) => document.querySelector('pre').textContent.split('\n').length > lines, 2 * (at + 2));
  }
  return (await report.textContent()).trimEnd().split('\n').slice(2);
};
