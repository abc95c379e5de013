/** Whether the page got paints while it added up 40 orders for 400 ms; a screen with 60 Hz has time for 24. */
export default async (page) => {
  const lines = [];
  for (const pause of ['no pause', 'await', 'setTimeout']) {
    await page.waitForTimeout(100);
    await page.getByRole('button', { name: pause, exact: true }).click();
    const result = page.locator('#result').filter({ hasText: `${pause}: ` });
    lines.push(await result.textContent());
  }
  return lines;
};
