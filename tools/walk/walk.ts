import { parseArgs } from 'node:util';

import { chromium } from 'playwright-core';

import { seeded } from '@groundwork/lib/seeded';
import { serve } from '../server/serve';
import { chromiumArguments, headlessChromiumPath } from '@groundwork/machine/chromium';
import { command } from '@groundwork/machine/command';
import { faultyNetwork } from './faultyNetwork';
import { Memory } from './memory';
import { chooseStep } from './steps';
import { Watch } from './watch';

const usage = `usage: npm run walk -- [--minutes 60] [--seed 1]
Walks through the built site as a reader without a plan: links, Back, search, labs, programs, sizes, colour modes. Now
and then the network is slow, loses requests or is gone. Ends with figures, and with status 1 where a page died, a
script failed or the policy was violated.`;

/** A failure that keeps everything from working would otherwise be walked through for an hour. */
const mostProblems = 50;

command(async () => {
  const { values } = parseArgs({
    options: { minutes: { type: 'string' }, seed: { type: 'string' }, help: { type: 'boolean' } },
  });
  const [minutes, seed] = [Number(values.minutes ?? 60), Number(values.seed ?? 1)];
  if (values.help || !(minutes > 0) || !Number.isInteger(seed)) throw new Error(usage);

  const site = await serve('build');
  const browser = await chromium.launch({ executablePath: headlessChromiumPath(), args: chromiumArguments });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const random = seeded(seed);
    const network = await faultyNetwork(page.context(), random);
    const watch = await Watch.over(page, network);
    const memory = await Memory.of(page);
    await page.goto(site.origin);
    const end = Date.now() + minutes * 60_000;
    for (let count = 1; Date.now() < end && watch.problems.length < mostProblems; count += 1) {
      await network.next();
      const { name, take } = chooseStep(random);
      await watch.during(name, () => take({ page, random, origin: site.origin }));
      if (count % 100 === 0) console.log(`${count} steps, ${await memory.take()}, ${watch.problems.length} problems`);
    }
    console.log([...watch.report(), ...network.report(), ...memory.report()].join('\n'));
    return watch.problems.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    await site.close();
  }
});
