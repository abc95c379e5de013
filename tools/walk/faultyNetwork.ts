import type { BrowserContext } from 'playwright-core';

import { pick } from '@groundwork/lib/seeded';

/** What the network does for a while. */
type Weather = 'well' | 'slow' | 'losing' | 'gone';

export interface FaultyNetwork {
  /** Lets a step pass: the weather may change. */
  next: () => Promise<void>;
  /** True while requests may fail on purpose, and for the step after it. */
  isFaulty: () => boolean;
  /** Makes the network well again at once. */
  mend: () => Promise<void>;
  report: () => string[];
}

/** Puts a network between a browser and everything that loses, delays or refuses requests for a few steps at a time. */
export async function faultyNetwork(context: BrowserContext, random: () => number): Promise<FaultyNetwork> {
  let weather: Weather = 'well';
  let [left, sinceFault] = [0, Infinity];
  const counts = { requests: 0, delayed: 0, lost: 0 };

  await context.route('**/*', async (route) => {
    counts.requests += 1;
    if (weather === 'losing' && random() < 0.3) {
      counts.lost += 1;
      return route.abort('connectionreset').catch(() => undefined);
    }
    if (weather === 'slow') {
      counts.delayed += 1;
      await new Promise((resolve) => setTimeout(resolve, 300 + random() * 1_500));
    }
    // The page may be gone by now.
    return route.continue().catch(() => undefined);
  });

  const become = async (next: Weather) => {
    if ((weather === 'gone') !== (next === 'gone')) await context.setOffline(next === 'gone');
    weather = next;
  };
  return {
    next: async () => {
      sinceFault = weather === 'well' ? sinceFault + 1 : 0;
      left -= 1;
      if (left > 0) return;
      const bad = weather === 'well' && random() < 0.1;
      await become(bad ? pick(['slow', 'losing', 'gone'] as const, random) : 'well');
      left = bad ? 1 + Math.floor(random() * 5) : 1;
    },
    isFaulty: () => weather !== 'well' || sinceFault < 2,
    mend: async () => {
      await become('well');
      // What was lost before is reported later.
      [left, sinceFault] = [0, 0];
    },
    report: () => [`${counts.requests} requests: ${counts.lost} lost, ${counts.delayed} delayed on purpose`],
  };
}
