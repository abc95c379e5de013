const types = ['largest-contentful-paint', 'soft-navigation', 'interaction-contentful-paint'];

/** Which entries the browser has before and after a click that changes the page without loading one. */
export default async (page) => {
  await page.evaluate((types) => {
    window.seen = [];
    for (const type of types)
      new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({ type, buffered: true });
  }, types);
  await page.waitForTimeout(300);
  const count = () =>
    page.evaluate((types) => types.map((type) => seen.filter(({ entryType }) => entryType === type).length), types);
  const before = await count();
  await page.click('button');
  await page.waitForFunction(() => seen.some(({ entryType }) => entryType === 'soft-navigation'));
  const after = await count();
  const late = await page.evaluate(() => {
    const one = seen.find(({ entryType }) => entryType === 'interaction-contentful-paint');
    return one.largestContentfulPaint.startTime - one.startTime;
  });
  return [
    ...types.map(
      (type, index) =>
        `${type.padEnd(31)}${before[index]} before, ${after[index] > before[index] ? 'more' : 'no more'} after`,
    ),
    `painted after the click by 300 ms at least: ${late >= 300 ? 'yes' : 'no'}`,
  ];
};
