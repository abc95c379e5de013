import { trafficKinds, type Bytes } from '../visit/traffic';
import type { VisitFigures } from '../visit/visit';

/** One line of a table. */
export interface Metric {
  key: string;
  title: string;
  unit: 'ms' | 'KB' | 's' | 'MB' | '';
  digits: number;
}

/** The figures of a visit by the keys of `visitMetrics`; null where a site has none. Bytes in KB of 1,000 bytes. */
export function visitValues(figures: VisitFigures): Record<string, number | null> {
  const { firstPage, secondPage, ...times } = figures;
  return { ...times, ...byKind('first', firstPage), ...byKind('second', secondPage) };
}

function byKind(prefix: string, bytes: Bytes): Record<string, number> {
  const parts = trafficKinds.map((kind) => [`${prefix}.${kind}`, bytes[kind] / 1000] as const);
  // What is fetched ahead may never be shown.
  const own = parts.filter(([key]) => !key.endsWith('.prefetch')).reduce((sum, [, size]) => sum + size, 0);
  return { ...Object.fromEntries(parts), [`${prefix}.total`]: own };
}

const time = (key: keyof VisitFigures, title: string): Metric => ({ key, title, unit: 'ms', digits: 0 });

const bytesOf = (prefix: string, page: string): Metric[] =>
  ['total', ...trafficKinds].map((kind) => ({
    key: `${prefix}.${kind}`,
    title: kind === 'prefetch' ? `${page}, fetched ahead` : `${page}, ${kind}`,
    unit: 'KB',
    digits: 1,
  }));

export const visitMetrics: readonly Metric[] = [
  time('fcp', 'first contentful paint'),
  time('lcp', 'largest contentful paint'),
  time('tbt', 'total blocking time'),
  { key: 'cls', title: 'cumulative layout shift', unit: '', digits: 3 },
  time('hydrated', 'hydrated'),
  time('inpMenu', 'INP of opening the menu'),
  time('inpNavigation', 'INP of a navigation'),
  time('navigation', 'to the next note, at once'),
  time('navigationSeen', 'to the next note, link seen 1 s'),
  ...bytesOf('first', 'first page'),
  ...bytesOf('second', 'second page'),
];

export const buildMetrics: readonly Metric[] = (['cold', 'warm'] as const).flatMap((state): Metric[] => [
  { key: `${state}.seconds`, title: `${state} build`, unit: 's', digits: 1 },
  { key: `${state}.cpuSeconds`, title: `${state} build, processor time`, unit: 's', digits: 1 },
  { key: `${state}.peakMemory`, title: `${state} build, peak memory`, unit: 'MB', digits: 0 },
]);

export const growthMetrics: readonly Metric[] = (['cold', 'warm'] as const).map((state) => ({
  key: `${state}.per100`,
  title: `processor time per 100 further notes, ${state}`,
  unit: 's',
  digits: 2,
}));
