/** What the listener on the fragment hears: a child, a sibling, and a child that came later. */
export default async (page) => {
  const lines = [];
  for (const name of ['tea', 'more', 'milk']) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.waitForTimeout(50);
    lines.push(`${name.padEnd(5)}${(await page.locator('output').textContent()).trimEnd()}`);
  }
  return lines;
};
