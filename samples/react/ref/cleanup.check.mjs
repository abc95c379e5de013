/** What the ref callbacks report at the first render, at a second one, and when an element goes. */
export default async (page) => {
  const said = [];
  page.on('console', (message) => {
    // React speaks of its tools too.
    if (/ (?:comes|goes)$/.test(message.text())) said.push(`  ${message.text()}`);
  });
  // What the first load said is still on its way.
  page.once('framenavigated', () => said.splice(0));
  await page.reload();
  await page.getByRole('button', { name: 'Remove' }).waitFor();
  const lines = ['at first', ...said.splice(0)];
  for (const name of ['Render', 'Remove']) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.waitForTimeout(50);
    lines.push(`after ${name}`, ...said.splice(0));
  }
  return lines;
};
