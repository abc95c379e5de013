import { expect, test } from 'vitest';

import { readOptions, type BenchOptions } from './options';

const read = (...args: string[]) => readOptions(args) as BenchOptions;

test('all peers, both sizes, both parts and five runs are the default', () => {
  const { peers, sizes, runs, settings, parts } = read();
  expect([peers.map(({ name }) => name), sizes, runs, settings.length, parts]).toEqual([
    ['starlight', 'docusaurus'],
    [157, 1570],
    5,
    2,
    { builds: true, pages: true },
  ]);
});

test('sizes are sorted, because pages are visited on the smallest', () => {
  expect(read('--pages', '157,12').sizes).toEqual([12, 157]);
});

test('a part is chosen', () => {
  expect(read('--only', 'build').parts).toEqual({ builds: true, pages: false });
  expect(read('--only', 'pages').parts).toEqual({ builds: false, pages: true });
});

test('a smoke test goes through both parts once, with written and generated notes, and leaves its figures', () => {
  const { peers, sizes, written, runs, buildRuns, parts, json } = read('--smoke');
  expect([peers.length, sizes, runs, buildRuns, parts]).toEqual([2, [8], 1, 1, { builds: true, pages: true }]);
  expect(written).toBeLessThan(8);
  expect(json).toBe('.cache/bench/smoke.json');
});

test.each([
  [['--peers', 'hugo'], '--peers: expected names of starlight, docusaurus, found "hugo"'],
  [['--pages', '12,x'], '--pages: expected a whole number above 0, found "x"'],
  [['--runs', '0'], '--runs: expected a whole number above 0, found "0"'],
  [['--only', 'both'], '--only: expected build or pages, found "both"'],
  [['--smoke', '--runs', '2'], '--smoke and --runs exclude each other.'],
  [['--fast'], "Unknown option '--fast'"],
])('%j is refused', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
