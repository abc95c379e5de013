import { writeFileSync } from 'node:fs';

import { chromium, type Browser } from 'playwright-core';

import { chromiumArguments, chromiumPath } from '@groundwork/machine/chromium';
import { command } from '@groundwork/machine/command';
import {
  allJudgments,
  costTable,
  fillerPages,
  freezePages,
  knownItems,
  loadEngines,
  measureFigures,
  overWritten,
  readJudgments,
  relevanceTable,
  runEngine,
  score,
  writeFigures,
  type Engine,
  type EngineRun,
  type Judgment,
  type Scored,
} from '@groundwork/search/bench';
import type { PageRecord } from '@groundwork/search/indexer';
import { topics } from '../../site/config/topics';
import { sitePages } from '../../tools/search/sitePages';
import { parseArguments, type BenchArguments } from './arguments';
import { timeFirstResults } from './firstResult';

// npm run bench:search: the same built pages, side by side in one run.
command(async () => {
  const options = parseArguments(process.argv.slice(2));
  if (options.firstResult) return reportFirstResults(options.folder);
  if (options.freeze) await freezePages(await sitePages(options.folder));
  if (options.freeze || options.figures) return renewFigures();
  const engines = await loadEngines(options.engines);
  const site = await sitePages(options.folder);
  const sets = options.judgments.map((file) => ({ file, judgments: readJudgments(file) }));
  const judgments = sets.flatMap((set) => set.judgments);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  try {
    const relevance = await runRelevance(browser, engines, site, judgments);
    writeResults(options, relevance);
    const scores: object[] = [];
    for (const set of sets) scores.push({ file: set.file, ...(await reportRelevance(site, set, relevance)) });
    // One set is enough to type: what a query costs depends on its words, not on who judged it.
    const costs = await runCosts(browser, engines, site, sets[0]?.judgments ?? [], options.pages);
    if (costs.length > 0)
      console.log(
        `\nCosts. Bytes are brotli 11; milliseconds are in Chromium, the warm ones a keystroke.\n${costTable(costs)}`,
      );
    if (options.json) writeFileSync(options.json, JSON.stringify({ scores, costs }, null, 2));
  } finally {
    await browser.close();
  }
});

async function renewFigures(): Promise<void> {
  const figures = await measureFigures();
  await writeFigures(figures);
  console.log(JSON.stringify(figures, null, 2));
}

/** First letters are those of readers' queries, as often as there; a sign alone has no result. */
async function reportFirstResults(folder: string): Promise<void> {
  const [development = ''] = allJudgments;
  const letters = readJudgments(development).flatMap(({ q }) => /^[a-z]/i.exec(q) ?? []);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  try {
    const { count, median, p95, fromTitles } = await timeFirstResults(browser, folder, letters);
    console.log(
      `First result after the first keystroke, prepared: median ${median.toFixed(0)} ms, 95 of 100 within ${p95.toFixed(0)} ms (${count} times, ${fromTitles} of them from titles).`,
    );
  } finally {
    await browser.close();
  }
}

async function runRelevance(
  browser: Browser,
  engines: readonly Engine[],
  site: readonly PageRecord[],
  judgments: readonly Judgment[],
): Promise<EngineRun[]> {
  const runs: EngineRun[] = [];
  for (const engine of engines)
    runs.push(
      await runEngine(browser, engine, site, {
        queries: judgments.map(({ q }) => q),
        typedQueries: [],
        coldQueries: [],
        slowdowns: [],
      }),
    );
  return runs;
}

function writeResults({ results: file }: BenchArguments, runs: readonly EngineRun[]): void {
  if (!file) return;
  const [only] = runs;
  const value =
    runs.length === 1 && only ? only.results : Object.fromEntries(runs.map(({ engine, results }) => [engine, results]));
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

async function reportRelevance(
  site: readonly PageRecord[],
  { file, judgments }: { file: string; judgments: readonly Judgment[] },
  runs: readonly EngineRun[],
): Promise<Record<string, Scored>> {
  const scorable = overWritten(judgments, new Set(site.map(({ route }) => route)));
  const planned = topics.reduce((sum, { pages }) => sum + pages.length, 0);
  const written = site.filter(({ topic }) => topic.id !== 'site').length;
  console.log(
    `\n${file}: relevance over ${written} of ${planned} planned notes and ${site.length - written} other pages; ${scorable.length} of ${judgments.length} judged queries have their answer there, or have none.`,
  );
  if (scorable.length === 0) return {};
  const scores = new Map<string, Scored>();
  for (const { engine, results } of runs) scores.set(engine, await score(scorable, onlyJudged(results, scorable)));
  console.log(relevanceTable(scores));
  return Object.fromEntries(scores);
}

const onlyJudged = (results: Record<string, string[]>, judgments: readonly Judgment[]): Record<string, string[]> =>
  Object.fromEntries(judgments.map(({ q }) => [q, results[q] ?? []]));

/** Costs at each size, and relevance on queries that are made from the pages: nobody has judged the generated ones. */
async function runCosts(
  browser: Browser,
  engines: readonly Engine[],
  site: readonly PageRecord[],
  judgments: readonly Judgment[],
  sizes: readonly number[],
): Promise<EngineRun[]> {
  const queries = judgments.map(({ q }) => q);
  // A reader's first query may be anything: every third judged one, and the first letters of some.
  const coldQueries = queries.flatMap((query, index) =>
    index % 3 === 0 ? [query] : index % 10 === 1 ? [query.slice(0, 2)] : [],
  );
  const all: EngineRun[] = [];
  for (const size of sizes) {
    const pages = [...site, ...fillerPages(Math.max(0, size - site.length))];
    const made = knownItems(pages);
    const options = { queries: made.map(({ q }) => q), typedQueries: queries, coldQueries, slowdowns: [1, 4] };
    const runs: EngineRun[] = [];
    for (const engine of engines) runs.push(await runEngine(browser, engine, pages, options));
    console.log(`\n${pages.length} pages (${site.length} of the site, the others generated); queries made from them.`);
    const scores = new Map<string, Scored>();
    for (const { engine, results } of runs) scores.set(engine, await score(made, results));
    console.log(relevanceTable(scores));
    all.push(...runs);
  }
  return all;
}
