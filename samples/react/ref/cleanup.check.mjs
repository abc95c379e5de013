/** Which refs are attached and detached at the first render, at a second one, and when the elements go. */
export default async (page) => {
  const lines = [];
  await page.getByRole('button', { name: 'remove' }).waitFor();
  for (const step of ['mount', 'render', 'remove']) {
    if (step !== 'mount') await page.getByRole('button', { name: step }).click();
    const log = await page.evaluate(() => window.log.splice(0));
    lines.push(step, ...log.map((line) => `  ${line}`));
  }
  return lines;
};
