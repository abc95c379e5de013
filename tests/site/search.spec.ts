import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { allJudgments } from '../../bench/search/arguments';
import { overWritten, readJudgments, type Judgment } from '../../bench/search/judgments';
import type { Scored } from '../../bench/search/report';
import { percentile } from '../../bench/search/statistics';
import { SearchEngine } from '../../plugins/search/client/engine/searchEngine';
import { manifestName } from '../../plugins/search/shared/manifest';

const build = 'build';

/**
 * What the search of the built site must not fall below, over the notes that are written. Notes in plain words have more
 * everyday words, so that words of a foreign question stand on more of them (`doubtOf` in `rankPages.ts`).
 * `how to bake bread` finds the note whose example is a bakery. A shorter note no longer tells all that a set from before
 * it asks: tail calls (`tail cal`), `madvise`. `npm run bench:search` prints the figures by kind, beside other engines.
 */
const floors = [
  { file: 'queries-dev.json', ndcg: 0.96, everyKind: 0.88, nothing: 0.8 },
  { file: 'queries-own.json', ndcg: 0.94, everyKind: 0.85, nothing: 0.81 },
  { file: 'queries-second.json', ndcg: 0.89, everyKind: 0.73, nothing: 0.78 },
  { file: 'queries-third.json', ndcg: 0.95, everyKind: 0.89, nothing: 0.83 },
  { file: 'queries-fifth.json', ndcg: 0.93, everyKind: 0.87, nothing: 0.8 },
  { file: 'queries-sixth.json', ndcg: 0.95, everyKind: 0.87, nothing: 0.92 },
];

const pathOf = (name: string): string =>
  path.join(build, name === manifestName ? 'search-index.json' : path.join('search-index', name));

const engine = new SearchEngine(async (name) => readFileSync(pathOf(name)));

const isWritten = (route: string): boolean => existsSync(path.join(build, `${route}.html`));

for (const { file, ndcg, everyKind, nothing } of floors) {
  test(`The built index answers ${file} with nDCG@10 of ${ndcg}, each kind with ${everyKind}, and unanswerable queries with nothing`, async ({}, testInfo) => {
    const all = readJudgments(path.join('bench/search/judgments', file));
    const routes = new Set(all.flatMap(({ rel }) => Object.keys(rel)).filter(isWritten));
    const judgments = overWritten(all, routes);
    const results: Record<string, string[]> = {};
    for (const { q } of judgments)
      results[q] = (await engine.search({ query: q, limit: 10 })).hits.map(({ url }) => url);
    const { overall, kinds } = score(judgments, results, (name) => testInfo.outputPath(name));
    expect(overall.n).toBeGreaterThan(10);
    expect(overall['nDCG@10']).toBeGreaterThanOrEqual(ndcg);
    for (const [kind, scored] of Object.entries(kinds))
      if (scored.n > 0) expect.soft(scored['nDCG@10'], kind).toBeGreaterThanOrEqual(everyKind);
    expect(overall.nothing).toBeGreaterThanOrEqual(nothing);
  });
}

/** As the build has compressed it; what is too small for that is sent as it is. */
const sizeOf = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

/** Engine, index and text that a first query fetches from an empty cache. */
async function bytesBefore(query: string, worker: string): Promise<number> {
  const files = new Set([worker]);
  const fresh = new SearchEngine(async (name) => {
    files.add(pathOf(name));
    return readFileSync(pathOf(name));
  });
  await fresh.prepare();
  await fresh.search({ query, limit: 4 });
  return [...files].reduce((sum, file) => sum + sizeOf(file), 0);
}

/**
 * Bytes before the first results, over all judged queries. The index grows with the notes, and a note of the second
 * edition has about 1,200 words more than one of the first.
 */
const budgets = { median: 42_700, p95: 51_000, largest: 64_300 };

test(`A reader fetches at most ${budgets.largest} bytes before the first results, half of the queries ${budgets.median}`, async () => {
  test.slow();
  const scripts = path.join(build, 'assets/js');
  const [worker, ...others] = readdirSync(scripts).filter((name) => /^search\.\w+\.js$/.test(name));
  expect(worker).toBeDefined();
  expect(others).toEqual([]);
  const queries = allJudgments.flatMap((file) => readJudgments(file).map(({ q }) => q));
  const sizes: number[] = [];
  for (const query of queries) sizes.push(await bytesBefore(query, path.join(scripts, worker ?? '')));
  expect(Math.min(...sizes)).toBeGreaterThan(15_000);
  expect.soft(percentile(sizes, 0.5)).toBeLessThanOrEqual(budgets.median);
  expect.soft(percentile(sizes, 0.95)).toBeLessThanOrEqual(budgets.p95);
  expect.soft(Math.max(...sizes)).toBeLessThanOrEqual(budgets.largest);
});

/** Runs the scorer as its users do: it reads two files. */
function score(judgments: readonly Judgment[], results: object, pathOf: (name: string) => string): Scored {
  const files = Object.entries({ judgments, results }).map(([name, value]) => {
    const file = pathOf(`${name}.json`);
    writeFileSync(file, JSON.stringify(value));
    return file;
  });
  const scorer = 'bench/search/judgments/score-queries.mjs';
  return JSON.parse(execFileSync(process.execPath, [scorer, ...files, '--json'], { encoding: 'utf8' })) as Scored;
}
