/** Clicks that set a state to what it is already, and gives the report that the page wrote. */
export default async (page) => {
  const report = page.locator('pre');
  await report.waitFor();
  const clicks = ['zero', 'one', 'one', 'one', 'nan', 'nan', 'nan', 'push', 'copy'];
  for (const [at, id] of clicks.entries()) {
    await page.locator(`#${id}`).click();
    await page.waitForFunction((lines) => document.querySelector('pre').textContent.split('\n').length > lines, 2 * (at + 2));
  }
  return (await report.textContent()).trimEnd().split('\n').slice(2);
};
