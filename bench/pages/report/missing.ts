import { buildMetrics, visitMetrics } from './metrics';
import type { Results } from './results';
import type { Runs } from './figures';

/** A site as far as it decides which figures there are of it. */
interface Measured {
  name: string;
  /** See `BenchSite`. */
  takesOver: boolean;
}

/** What only a page has that scripts take over. */
const ofScripts = new Set(['hydrated', 'inpNavigation']);
/** What only Linux tells. */
const ofLinux = new Set(['cold.peakMemory', 'warm.peakMemory']);

/**
 * The figures that a run should have and has not, each in words: of every site, visit and build. Empty where the bench
 * is whole.
 */
export function missingFigures(
  { visits, builds }: Pick<Results, 'visits' | 'builds'>,
  sites: readonly Measured[],
  platform: NodeJS.Platform = process.platform,
): string[] {
  const visitKeys = (site: Measured) =>
    visitMetrics.map(({ key }) => key).filter((key) => site.takesOver || !ofScripts.has(key));
  const buildKeys = () => buildMetrics.map(({ key }) => key).filter((key) => platform === 'linux' || !ofLinux.has(key));
  return [
    ...visits.flatMap(({ setting, runs }) => missingOf(setting, runs, sites, visitKeys)),
    ...builds.flatMap(({ pages, runs }) => missingOf(`build of ${pages} notes`, runs, sites, buildKeys)),
  ];
}

function missingOf(
  part: string,
  runs: Runs,
  sites: readonly Measured[],
  keysOf: (site: Measured) => readonly string[],
): string[] {
  return sites.flatMap((site) => {
    const own = runs[site.name] ?? [];
    if (own.length === 0) return [`${site.name}, ${part}: no run`];
    return own.flatMap((values, index) =>
      keysOf(site)
        .filter((key) => !Number.isFinite(values[key]))
        .map((key) => `${site.name}, ${part}, run ${index + 1}: ${key}`),
    );
  });
}
