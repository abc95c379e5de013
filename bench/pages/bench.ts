import { writeFileSync } from 'node:fs';
import os from 'node:os';

import { chromium } from 'playwright-core';

import { chromiumArguments, chromiumPath } from '@groundwork/machine/chromium';
import { command } from '@groundwork/machine/command';
import { defined } from '@groundwork/lib/defined';
import { installPeer } from './builds/install';
import { clearOutside, prepareSite } from './builds/preparedSite';
import { chooseRoute } from './chooseRoute';
import { measureBuilds } from './measureBuilds';
import { compressSites, measureVisits } from './measureVisits';
import type { NoteSet } from './notes/note';
import { noteSet } from './notes/noteSet';
import { allLabSteps } from './notes/surroundings';
import { readOptions, usage, type BenchOptions } from './options';
import { missingFigures } from './report/missing';
import { jsonReport, textReport } from './report/report';
import type { Results } from './report/results';
import type { BenchSite } from './sites/site';
import { groundwork } from './sites/sites';

// npm run bench:pages: Groundwork beside its peers, built from the same notes and visited by the same reader.
command(async () => {
  const root = process.cwd();
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') return console.log(usage);
  const sites = [groundwork, ...options.peers];
  for (const peer of options.peers) if (peer.packages !== '.') installPeer(root, peer);
  const results = await measure(root, sites, options);
  console.log(textReport(results, sites));
  if (options.json !== undefined) writeFileSync(options.json, jsonReport(results));
  const missing = missingFigures(results, sites);
  if (missing.length > 0) throw new Error(`The bench is not whole. Missing:\n  ${missing.join('\n  ')}`);
  // Only now: who looks for what a failed bench did finds its sites.
  clearOutside(root, sites);
  return 0;
});

async function measure(root: string, sites: readonly BenchSite[], options: BenchOptions): Promise<Results> {
  const load = currentLoad();
  const labs = await allLabSteps(root);
  const sizes = options.parts.builds ? options.sizes : options.sizes.slice(0, 1);
  const sets = sizes.map((count) => noteSet(root, count, options.written));
  const prepared = sets.map((set) => sites.map((site) => prepareSite(site, { root, set, labs })));
  const smallest = defined(prepared[0], 'The sites of the first size');
  const builds = await measureBuilds(root, sets, prepared, options);
  const route = options.parts.pages ? chooseRoute(defined(sets[0], 'A size to measure')) : null;
  const compression = route ? await compressSites(root, smallest) : {};
  const visited = route ? await withBrowser((browser) => measureVisits(browser, smallest, route, options)) : null;
  return {
    about: {
      date: new Date().toISOString().slice(0, 16).replace('T', ' '),
      command: ['npm run bench:pages --', ...process.argv.slice(2)].join(' '),
      node: process.versions.node,
      chromium: visited?.version ?? null,
      processor: `${os.availableParallelism()} × ${os.cpus()[0]?.model ?? 'unknown processor'}`,
      load: [load, currentLoad()],
      notes: sets.map(countNotes),
      first: route?.first.path ?? null,
      second: route?.second.path ?? null,
    },
    visits: visited?.visits ?? [],
    builds,
    compression,
  };
}

async function withBrowser<T>(act: (browser: Awaited<ReturnType<typeof chromium.launch>>) => Promise<T>) {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] });
  try {
    return { version: browser.version(), visits: await act(browser) };
  } finally {
    await browser.close();
  }
}

function countNotes({ notes }: NoteSet): Results['about']['notes'][number] {
  const generated = notes.filter((note) => note.generated).length;
  return { pages: notes.length, written: notes.length - generated, generated };
}

function currentLoad(): number {
  return Math.round((os.loadavg()[0] ?? 0) * 10) / 10;
}
