/** Types five letters into each draft, then lets the clock tick once. */
export default async (page) => {
  const lines = [];
  for (const how of ['once', 'again', 'event']) {
    await page.getByRole('button', { name: how }).click();
    await page.locator('input').pressSequentially('hello');
    await page.getByRole('button', { name: 'tick' }).click();
    lines.push(`${how.padEnd(6)} ${await page.locator('output').textContent()}`);
  }
  return lines;
};
