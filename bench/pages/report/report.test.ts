import { describe, expect, test } from 'vitest';

import { growthBetweenSizes, mediansOf, ratiosOf } from './figures';
import { judgeGoals } from './goals';
import { visitValues } from './metrics';
import { jsonReport, textReport } from './report';
import type { Results } from './results';

const medians = { groundwork: { fcp: 300, tbt: 0, gone: null }, starlight: { fcp: 600, tbt: 0, gone: 5 } };

test('medians are taken over the runs that have a value', () => {
  expect(
    mediansOf({
      a: [
        { x: 3, y: null },
        { x: 1, y: null },
        { x: 2, y: 7 },
      ],
    }),
  ).toEqual({ a: { x: 2, y: 7 } });
  expect(mediansOf({ a: [{ y: null }] })).toEqual({ a: { y: null } });
});

test('ratios are ours by theirs, and none where one is missing or theirs is 0', () => {
  expect(ratiosOf(medians, 'groundwork')).toEqual({ starlight: { fcp: 0.5, tbt: null, gone: null } });
});

test('growth is what 100 notes more cost', () => {
  const at = (pages: number, cold: number, warm: number) => ({
    pages,
    medians: { groundwork: { 'cold.cpuSeconds': cold, 'warm.cpuSeconds': warm } },
  });
  expect(growthBetweenSizes([at(100, 10, 5), at(600, 35, 10)])).toEqual({
    groundwork: { 'cold.per100': 5, 'warm.per100': 1 },
  });
  expect(growthBetweenSizes([at(100, 10, 5)])).toEqual({});
});

describe('goals', () => {
  const ratio = { title: 'FCP', key: 'fcp', limit: 0.75, against: 'starlight' };

  test('of a ratio and of a figure are met or missed', () => {
    const slow = { title: 'FCP, ms', key: 'fcp', limit: 299 };
    expect(judgeGoals([ratio, slow], medians, 'groundwork').map(({ found, met }) => [found, met])).toEqual([
      [0.5, true],
      [300, false],
    ]);
  });

  test('without a figure are left out', () => {
    expect(
      judgeGoals(
        [
          { ...ratio, against: 'docusaurus' },
          { ...ratio, key: 'gone' },
        ],
        medians,
        'groundwork',
      ),
    ).toEqual([]);
  });
});

test('bytes are in KB by kind, and what is fetched ahead is not in the total', () => {
  const bytes = { html: 20_000, css: 0, js: 90_500, font: 0, image: 0, data: 0, prefetch: 5000 };
  const figures = {
    fcp: 1,
    lcp: 2,
    tbt: 3,
    cls: 0,
    hydrated: null,
    inpMenu: 16,
    inpNavigation: null,
    navigation: 4,
    navigationSeen: 5,
    firstPage: bytes,
    secondPage: { ...bytes, js: 0 },
  };
  expect(visitValues(figures)).toMatchObject({
    fcp: 1,
    hydrated: null,
    'first.js': 90.5,
    'first.total': 110.5,
    'first.prefetch': 5,
    'second.total': 20,
  });
});

describe('the report', () => {
  const results: Results = {
    about: {
      date: '2026-11-20 12:00',
      command: 'npm run bench:pages --',
      node: '20.20.2',
      chromium: '156',
      processor: '2 × X',
      load: [0.1, 1.5],
      notes: [{ pages: 12, written: 11, generated: 1 }],
      first: '/docs/a',
      second: '/docs/b',
    },
    visits: [
      {
        setting: 'phone',
        about: '360 × 740',
        runs: {
          groundwork: [{ fcp: 310 }, { fcp: 290 }, { fcp: 300 }],
          starlight: [{ fcp: 600 }, { fcp: 610 }, { fcp: 400 }],
        },
      },
    ],
    builds: [{ pages: 12, runs: { groundwork: [{ 'cold.seconds': 9 }], starlight: [{ 'cold.seconds': 6 }] } }],
    compression: { groundwork: 3, starlight: 1 },
  };
  const sites = [
    { name: 'groundwork', title: 'Groundwork' },
    { name: 'starlight', title: 'Starlight' },
  ];

  test('has ratios first, then goals, then medians, and no line without a value', () => {
    expect(textReport(results, sites)).toMatchInlineSnapshot(`
      "2026-11-20 12:00, npm run bench:pages --
      Node 20.20.2, Chromium 156, 2 × X, load 0.1 to 1.5
      12 notes: 11 written, 1 generated from them
      first page /docs/a, second page /docs/b
      compressed apart from the builds (cached by content): groundwork 3.0 s, starlight 1.0 s

      RATIOS: Groundwork / peer; below 1 Groundwork needs less

      phone: 360 × 740
                                                        / Starlight
        first contentful paint                                 0.50

      build of 12 notes
                                                        / Starlight
        cold build                                             1.50

      GOALS
        goal                                                  found       wanted
        FCP of Starlight                                       0.50      <= 0.75          met
        cold build of Starlight                                1.50         <= 1       missed

      ABSOLUTE: medians

      phone: 360 × 740
                                                         Groundwork    Starlight
        first contentful paint, ms                              300          600

      build of 12 notes
                                                         Groundwork    Starlight
        cold build, s                                           9.0          6.0"
    `);
  });

  test('is the same for a machine, with every run', () => {
    const json = JSON.parse(jsonReport(results)) as {
      sections: { ratios: unknown; medians: unknown }[];
      runs: Results;
    };
    expect(json.sections[0]).toMatchObject({
      ratios: { starlight: { fcp: 0.5 } },
      medians: { groundwork: { fcp: 300 } },
    });
    expect(json.runs.visits).toEqual(results.visits);
  });
});
