/** Whether the words were painted before the work of 300 ms was over. */
export default async (page) => {
  const lines = [];
  for (const pause of ['no pause', 'await', 'frame', 'frame, task']) {
    await page.waitForTimeout(100);
    await page.getByRole('button', { name: pause, exact: true }).click();
    const result = page.locator('#result').filter({ hasText: `${pause}: ` });
    lines.push(await result.textContent());
  }
  return lines;
};
