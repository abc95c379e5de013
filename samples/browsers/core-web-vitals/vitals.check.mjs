const rounded = (list) => list.map((value) => value.toFixed(4)).join(', ') || 'none';

/** A slow click taken apart, the long frame that it made, and a shift with and without a click before it. */
export default async (page) => {
  await page.waitForTimeout(300);
  await page.click('#slow');
  await page.waitForFunction(() => events.some(({ name }) => name === 'click'));
  const { parts, duration } = await page.evaluate(() => {
    const one = events.find(({ name }) => name === 'click');
    const at = [one.startTime, one.processingStart, one.processingEnd, one.startTime + one.duration];
    return { parts: at.slice(1).map((time, index) => time - at[index]), duration: one.duration };
  });
  const names = ['input delay', 'processing', 'presentation delay'];
  const longest = names[parts.indexOf(Math.max(...parts))];
  const rating = duration <= 200 ? 'good' : duration <= 500 ? 'needs improvement' : 'poor';
  const frames = await page.evaluate(
    () =>
      new Promise((go) => {
        new PerformanceObserver((list) =>
          go(
            list
              .getEntries()
              .flatMap(({ scripts }) =>
                [...scripts].map(({ invoker, sourceFunctionName }) => `${sourceFunctionName}, called by ${invoker}`),
              ),
          ),
        ).observe({ type: 'long-animation-frame', buffered: true });
      }),
  );
  const lines = [
    `a handler that works for 300 ms: ${rating}`,
    `the longest of its three parts: ${longest}`,
    `the long frame blames: ${[...new Set(frames)].join('; ')}`,
  ];
  await page.click('#later');
  await page.waitForTimeout(1500);
  const shifts = () => page.evaluate(() => shifts.filter((one) => !one.hadRecentInput).map(({ value }) => value));
  const late = await shifts();
  await page.click('#now');
  await page.waitForTimeout(300);
  const all = await page.evaluate(() => shifts.length);
  return [
    ...lines,
    '',
    `a second after the click, unasked shifts: ${rounded(late)}`,
    `at the click, shifts seen: ${all - late.length}, unasked: ${(await shifts()).length - late.length}`,
  ];
};
