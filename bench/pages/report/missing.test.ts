import { describe, expect, test } from 'vitest';

import type { Values } from './figures';
import { buildMetrics, visitMetrics } from './metrics';
import { missingFigures } from './missing';

const sites = [
  { name: 'groundwork', takesOver: true },
  { name: 'starlight', takesOver: false },
];
const all = (metrics: readonly { key: string }[]): Values => Object.fromEntries(metrics.map(({ key }) => [key, 0]));
const visit = all(visitMetrics);
const build = all(buildMetrics);

function missing(visits: Record<string, Values[]>, builds: Record<string, Values[]>): string[] {
  return missingFigures(
    { visits: [{ setting: 'phone', about: '', runs: visits }], builds: [{ pages: 8, runs: builds }] },
    sites,
    'linux',
  );
}

const both = (values: Values) => ({ groundwork: [values], starlight: [values] });

describe('of a bench', () => {
  test('that is whole nothing is missing, whatever its figures are', () => {
    expect(missing(both(visit), both(build))).toEqual([]);
  });

  test('a figure that a run has not is named with its place', () => {
    expect(missing({ ...both(visit), starlight: [visit, { ...visit, fcp: null }] }, both(build))).toEqual([
      'starlight, phone, run 2: fcp',
    ]);
    expect(missing(both(visit), { ...both(build), groundwork: [{ ...build, 'warm.seconds': NaN }] })).toEqual([
      'groundwork, build of 8 notes, run 1: warm.seconds',
    ]);
  });

  test('a site without a run is named', () => {
    expect(missing({ groundwork: [visit] }, both(build))).toEqual(['starlight, phone: no run']);
  });

  test('what scripts bring is missed where scripts take over alone', () => {
    const without = { ...visit, hydrated: null, inpNavigation: null };
    expect(missing(both(without), both(build))).toEqual([
      'groundwork, phone, run 1: hydrated',
      'groundwork, phone, run 1: inpNavigation',
    ]);
  });
});

test('memory is missed on Linux alone, which tells it', () => {
  const runs = both({ ...build, 'cold.peakMemory': null });
  const on = (platform: NodeJS.Platform) =>
    missingFigures({ visits: [], builds: [{ pages: 8, runs }] }, sites, platform).length;
  expect([on('linux'), on('darwin')]).toEqual([2, 0]);
});
