/** The order of requests: nested, asked for ahead, and inside a hidden Activity. */
export default async (page) => {
  const lines = [];
  const step = async (name) => {
    await page.getByRole('button', { name, exact: true }).click();
    const last = name === 'open' ? 'Chart is shown' : 'got prices';
    await page.waitForFunction((line) => window.log.includes(line), last);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    const log = await page.evaluate(() => window.log.splice(0));
    lines.push(`${name}:`, ...log.map((line) => `  ${line}`));
  };
  for (const clicks of [['open'], ['ask ahead', 'open'], ['open hidden', 'open']]) {
    if (lines.length > 0) {
      lines.push('');
      await page.reload();
    }
    await page.getByRole('button', { name: 'ask ahead' }).waitFor();
    for (const name of clicks) await step(name);
  }
  return lines;
};
