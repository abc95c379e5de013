import { defined } from '@groundwork/lib/defined';
import type { Cost } from './builds/measureCommand';
import { buildCold, buildWarm, type PreparedSite } from './builds/preparedSite';
import type { NoteSet } from './notes/note';
import type { BenchOptions } from './options';
import { say } from './progress';
import type { Values } from './report/figures';
import type { Results } from './report/results';

/**
 * Builds every site at every size, one after the other in each run, cold and then warm. Where builds are not asked
 * for, each site is built once all the same, for the visits, and nothing is reported.
 */
export async function measureBuilds(
  root: string,
  sets: readonly NoteSet[],
  prepared: readonly (readonly PreparedSite[])[],
  { parts, buildRuns }: BenchOptions,
): Promise<Results['builds']> {
  const results: Results['builds'] = [];
  for (const [index, set] of sets.entries()) {
    const sites = defined(prepared[index], `The sites of ${set.notes.length} notes`);
    if (!parts.builds) {
      for (const site of sites) await buildCold(site, root);
      continue;
    }
    const runs: Record<string, Values[]> = Object.fromEntries(sites.map(({ site }) => [site.name, []]));
    for (let run = 1; run <= buildRuns; run++) {
      for (const site of sites) runs[site.site.name]?.push(await buildTwice(site, root, set, `run ${run}`));
    }
    results.push({ pages: set.notes.length, runs });
  }
  return results;
}

async function buildTwice(prepared: PreparedSite, root: string, set: NoteSet, run: string): Promise<Values> {
  const cold = await buildCold(prepared, root);
  const warm = await buildWarm(prepared, root, defined(set.notes.at(-1), 'A note to change'));
  say(
    `${prepared.site.title}, ${set.notes.length} notes, ${run}: built in ${cold.seconds} s, again in ${warm.seconds} s`,
  );
  return { ...keyed('cold', cold), ...keyed('warm', warm) };
}

const keyed = (state: string, { seconds, cpuSeconds, peakMemory }: Cost): Values => ({
  [`${state}.seconds`]: seconds,
  [`${state}.cpuSeconds`]: cpuSeconds,
  [`${state}.peakMemory`]: peakMemory,
});
