import { setTimeout as sleep } from 'node:timers/promises';

import { open } from './watch.mjs';

export default async (page) => {
  const lines = [];
  await open(page, 'six.html', async ({ load, tab, at }) => {
    await load();
    await at(3);
    const opened = await tab.evaluate('streams.filter(({ readyState }) => readyState === EventSource.OPEN).length');
    const answered = () => Promise.race([tab.evaluate('answer.then(() => "arrives")'), sleep(2000, 'waits')]);
    lines.push(`open streams: ${opened}`, `response to fetch: ${await answered()}`);
    await tab.evaluate('streams[0].close()');
    lines.push(`one stream closed; response to fetch: ${await answered()}`);
  });
  return lines;
};
