/** Whether the page drew frames while it worked for 400 ms; a screen with 60 Hz has time for 24. */
export default async (page) => {
  const lines = [];
  const counts = {};
  for (const way of ['in one task', 'in microtasks', 'with setTimeout', 'with postTask', 'with scheduler.yield']) {
    await page.waitForTimeout(100);
    const drawn = await page.evaluate((way) => work(way), way);
    counts[way] = drawn;
    const said = drawn === 0 ? 'no frame' : 'some frames';
    lines.push(`${way.padEnd(21)} ${said}`);
  }
  // 25 against 4 on an idle machine; the fewer slices a loaded one gets, the nearer the two come, so no ratio is asked for.
  const more = counts['with postTask'] > counts['with scheduler.yield'];
  lines.push(`more of them with postTask than with yield: ${more}`);
  const next = await page.evaluate(async () => [
    await first(() => scheduler.postTask(() => {})),
    await first(() => scheduler.yield()),
  ]);
  lines.push(`after postTask goes on: ${next[0]}`, `after yield goes on: ${next[1]}`);
  return lines;
};
