import { median } from '@groundwork/lib/median';

/** The values of one run by the keys of the metrics. */
export type Values = Readonly<Record<string, number | null>>;

/** What was measured of each site, by its name: one entry a run. */
export type Runs = Readonly<Record<string, readonly Values[]>>;

/** Medians by site and key; null where no run has a value. */
export type Medians = Readonly<Record<string, Values>>;

export function mediansOf(runs: Runs): Medians {
  return mapValues(runs, (list) => {
    const keys = new Set(list.flatMap((values) => Object.keys(values)));
    return Object.fromEntries([...keys].map((key) => [key, median(list.flatMap((values) => values[key] ?? []))]));
  });
}

/** Each peer's ratios, own / peer; null where either has no value or the peer's is 0. */
export function ratiosOf(medians: Medians, own: string): Medians {
  const ours = medians[own] ?? {};
  const peers = Object.entries(medians).filter(([name]) => name !== own);
  return Object.fromEntries(
    peers.map(([name, theirs]) => [
      name,
      Object.fromEntries(Object.keys(ours).map((key) => [key, ratio(ours[key], theirs[key])])),
    ]),
  );
}

function ratio(own: number | null | undefined, peer: number | null | undefined): number | null {
  return isNumber(own) && isNumber(peer) && peer !== 0 ? own / peer : null;
}

/** Processor seconds that 100 more notes cost, from the smallest and the largest site; empty for one size. */
export function growthBetweenSizes(bySize: readonly { pages: number; medians: Medians }[]): Medians {
  const [small, large] = [bySize[0], bySize.at(-1)];
  if (!small || !large || small.pages === large.pages) return {};
  const hundreds = (large.pages - small.pages) / 100;
  return mapValues(large.medians, (values, name) => {
    const cost = (state: string): number | null => {
      const [more, less] = [values[`${state}.cpuSeconds`], small.medians[name]?.[`${state}.cpuSeconds`]];
      return isNumber(more) && isNumber(less) ? (more - less) / hundreds : null;
    };
    return { 'cold.per100': cost('cold'), 'warm.per100': cost('warm') };
  });
}

/** Whether a run has this figure at all. */
export const isNumber = (value: number | null | undefined): value is number => typeof value === 'number';

function mapValues<A, B>(record: Readonly<Record<string, A>>, map: (value: A, key: string) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}
