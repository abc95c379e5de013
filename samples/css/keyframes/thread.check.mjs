/** Reads in the browser's own trace which animations it handed to the compositor, and why it did not. */
export default async (page) => {
  const names = await page.$$eval('p', (boxes) => boxes.map((box) => box.textContent));
  const client = await page.context().newCDPSession(page);
  const found = {};
  const started = new Map();
  client.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, id, id2, args } of value) {
      if (name !== 'Animation') continue;
      const key = id2?.local ?? id;
      const data = { ...started.get(key), ...args.data };
      started.set(key, data);
      found[data.displayName] = data;
    }
  });
  const includedCategories = ['blink.animations', 'devtools.timeline'];
  await client.send('Tracing.start', { traceConfig: { includedCategories } });
  // Every box begins again while the trace is written.
  await page.$$eval('p', async (boxes) => {
    for (const box of boxes) box.replaceWith(box.cloneNode(true));
    await Promise.all(document.getAnimations().map(({ ready }) => ready));
    await new Promise((done) => setTimeout(done, 300));
  });
  const complete = new Promise((done) => client.once('Tracing.tracingComplete', done));
  await client.send('Tracing.end');
  await complete;
  const rows = names.map((name) => {
    const { compositeFailed = 0, unsupportedProperties = [] } = found[name];
    const reason = unsupportedProperties.join(', ') || `reason ${compositeFailed}`;
    return name.padEnd(11) + (compositeFailed ? `main thread  ${reason}` : 'compositor');
  });
  return ['box        runs on      because of', ...rows];
};
