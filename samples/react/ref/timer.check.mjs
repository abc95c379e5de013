/** Two seconds are counted, then the timer is stopped, and two more seconds pass. */
export default async (page) => {
  const shown = async () => (await page.locator('span').textContent()).trim();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForTimeout(2300);
  await page.getByRole('button', { name: 'Stop' }).click();
  const lines = [`at Stop: ${await shown()}`];
  await page.waitForTimeout(2000);
  return [...lines, `2 seconds later: ${await shown()}`];
};
