import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { parseDocument } from '@groundwork/lib/htmlTree';
import { SearchEngine } from '@groundwork/search';
import {
  allJudgments,
  answersTo,
  filesBeforeResults,
  overWritten,
  percentile,
  readFigures,
  readJudgments,
  type Judgment,
  type Scored,
} from '@groundwork/search/bench';
import { extractPage, manifestName } from '@groundwork/search/indexer';
import { sitePageMarks } from '../../site/plugins/search/node/builtPages';
import { report } from '@groundwork/machine/report';
import { builtRoutes } from './support/builtPages';

// The index over the notes as they are. How well it answers is told and fails nothing: whoever rewrites a note moves it,
// and the ranking itself is held on pages that stand still (packages/search/bench/frozen.test.ts, decisions/0072). What fails here
// is a fault whatever the notes say.

// Seconds on an idle machine; a busy one is no fault.
test.describe.configure({ timeout: 300_000 });

const build = 'build';

const pathOf = (name: string): string =>
  path.join(build, name === manifestName ? 'search-index.json' : path.join('search-index', name));

const engine = new SearchEngine(async (name) => readFileSync(pathOf(name)));

const isWritten = (route: string): boolean => existsSync(path.join(build, `${route}.html`));

for (const file of allJudgments) {
  const name = path.basename(file);
  test(`The built index answers every query of ${name} with pages of the site; how well is reported`, async ({}, testInfo) => {
    const all = readJudgments(file);
    const judgments = overWritten(all, new Set(all.flatMap(({ rel }) => Object.keys(rel)).filter(isWritten)));
    const queries = judgments.map(({ q }) => q);
    expect(queries.length).toBeGreaterThan(0);
    const answers = await answersTo(engine, queries);
    const pages = new Set(builtRoutes());
    expect([...new Set(Object.values(answers).flat())].filter((route) => !pages.has(route))).toEqual([]);
    const scored = score(judgments, answers, (part) => testInfo.outputPath(part));
    const frozen = (await readFigures()).relevance[`${name}, nDCG@10`];
    report('search', `${name}: ${inWords(scored)}; nDCG@10 over the frozen pages ${digits(frozen)}`);
  });
}

function inWords({ overall, kinds }: Scored): string {
  const [worst] = Object.entries(kinds)
    .flatMap(([kind, { 'nDCG@10': value }]) => (value === null ? [] : [{ kind, value }]))
    .sort((a, b) => a.value - b.value);
  return `nDCG@10 ${digits(overall['nDCG@10'])}, worst kind ${worst?.kind} ${digits(worst?.value)}, nothing for ${digits(overall.nothing)} of what has no answer`;
}

const digits = (value: number | null | undefined): string => value?.toFixed(4) ?? '-';

test('Every note is among the first ten results for its own title', async () => {
  const notes = builtRoutes().filter((route) => route.startsWith('/docs/'));
  expect(notes.length).toBeGreaterThan(0);
  const lost: string[] = [];
  for (const route of notes) {
    // What asks not to be found (`noindex`) is in no index.
    const title = extractPage(
      parseDocument(readFileSync(path.join(build, `${route}.html`), 'utf8')),
      sitePageMarks,
    )?.title;
    if (title && !(await answersTo(engine, [title]))[title]?.includes(route)) lost.push(`${route}: ${title}`);
  }
  expect(lost).toEqual([]);
});

/** As the build has compressed it; what is too small for that is sent as it is. */
const sizeOf = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

/** In bytes: twice what a reader is to fetch at most (decisions/0030). No text brings the index there, a fault may. */
const most = 120_000;

test(`A reader fetches at most ${most} bytes before the first results; how many is reported`, async () => {
  const scripts = path.join(build, 'assets/js');
  const [worker, ...others] = readdirSync(scripts).filter((name) => /^search\.\w+\.js$/.test(name));
  expect(worker).toBeDefined();
  expect(others).toEqual([]);
  const engineSize = sizeOf(path.join(scripts, worker ?? ''));
  const sizes: number[] = [];
  for (const query of allJudgments.flatMap((file) => readJudgments(file).map(({ q }) => q))) {
    const files = [...(await filesBeforeResults(query, async (name) => readFileSync(pathOf(name))))];
    sizes.push(files.reduce((sum, name) => sum + sizeOf(pathOf(name)), engineSize));
  }
  const [median, p95, largest] = [percentile(sizes, 0.5), percentile(sizes, 0.95), Math.max(...sizes)];
  report('bytes', `before the first search results: median ${median}, 95th percentile ${p95}, largest ${largest}`);
  // Less would be an engine without an index.
  expect(Math.min(...sizes)).toBeGreaterThan(engineSize);
  expect(largest).toBeLessThanOrEqual(most);
});

/** Runs the scorer as its users do: it reads two files. */
function score(judgments: readonly Judgment[], results: object, pathOf: (name: string) => string): Scored {
  const files = Object.entries({ judgments, results }).map(([name, value]) => {
    const file = pathOf(`${name}.json`);
    writeFileSync(file, JSON.stringify(value));
    return file;
  });
  const scorer = 'packages/search/bench/judgments/score-queries.mjs';
  return JSON.parse(execFileSync(process.execPath, [scorer, ...files, '--json'], { encoding: 'utf8' })) as Scored;
}
