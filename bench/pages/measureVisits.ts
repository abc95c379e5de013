import path from 'node:path';

import type { Browser } from 'playwright-core';

import { defined } from '@groundwork/lib/defined';
import { compressFolder } from '../../tools/generator/compress/compress';
import type { PreparedSite } from './builds/preparedSite';
import type { BenchOptions } from './options';
import { say } from './progress';
import type { Values } from './report/figures';
import { visitValues } from './report/metrics';
import type { Results } from './report/results';
import type { LocalServer } from '@groundwork/machine/listen';
import { serveSite } from './visit/serveSite';
import type { Setting } from './visit/settings';
import { visit, type VisitedRoute } from './visit/visit';

/** Compresses every build as `npm run build` does. Returns the seconds it took by site. */
export async function compressSites(root: string, sites: readonly PreparedSite[]): Promise<Record<string, number>> {
  const seconds: Record<string, number> = {};
  for (const { site, output } of sites) {
    const started = Date.now();
    await compressFolder(output, path.join(root, '.cache/bench/compressed'));
    seconds[site.name] = (Date.now() - started) / 1000;
  }
  return seconds;
}

/** Visits every site in every run and setting. The order turns from run to run, so that none is always the first. */
export async function measureVisits(
  browser: Browser,
  sites: readonly PreparedSite[],
  route: VisitedRoute,
  { settings, runs }: BenchOptions,
): Promise<Results['visits']> {
  const served = await Promise.all(sites.map(serveSite));
  try {
    const results: Results['visits'] = [];
    for (const setting of settings) {
      const values = await runsOf(browser, sites, served, setting, route, runs);
      results.push({ setting: setting.name, about: describe(setting), runs: values });
    }
    return results;
  } finally {
    await Promise.all(served.map((site) => site.close()));
  }
}

async function runsOf(
  browser: Browser,
  sites: readonly PreparedSite[],
  served: readonly LocalServer[],
  setting: Setting,
  route: VisitedRoute,
  count: number,
): Promise<Record<string, Values[]>> {
  const values: Record<string, Values[]> = Object.fromEntries(sites.map(({ site }) => [site.name, []]));
  for (let run = 0; run < count; run++) {
    for (let turn = 0; turn < sites.length; turn++) {
      const index = (run + turn) % sites.length;
      const { site } = defined(sites[index], 'A site to visit');
      const figures = await visit(
        browser,
        defined(served[index], `The server of ${site.title}`).origin,
        site,
        setting,
        route,
      );
      values[site.name]?.push(visitValues(figures));
      say(`${site.title} on a ${setting.name}, run ${run + 1}: painted at ${Math.round(figures.fcp)} ms`);
    }
  }
  return values;
}

function describe({ viewport, latency, bandwidth, cpuSlowdown }: Setting): string {
  const slowed = cpuSlowdown === 1 ? 'processor at full speed' : `processor slowed ${cpuSlowdown} times`;
  return `${viewport.width} × ${viewport.height}, ${latency} ms, ${bandwidth / 1e6} Mbit/s, ${slowed}`;
}
