/** Presses a button, and says how its click is rated. */
async function press(page, name) {
  await page.evaluate(() => {
    window.clicks = [];
    window.observer?.disconnect();
    window.observer = new PerformanceObserver((list) => clicks.push(...list.getEntriesByName('click')));
    window.observer.observe({ type: 'event', durationThreshold: 16 });
  });
  await page.getByRole('button', { name, exact: true }).click();
  await page.waitForTimeout(800);
  // A click of less than 16 ms is not reported.
  const longest = await page.evaluate(() => Math.max(0, ...clicks.map(({ duration }) => duration)));
  return longest <= 200 ? 'good' : longest <= 500 ? 'needs improvement' : 'poor';
}

export default async (page) => {
  await page.waitForTimeout(300);
  const lines = [];
  for (const name of ['Save', 'Save and yield']) lines.push(`${name}: ${await press(page, name)}`);
  return lines;
};
