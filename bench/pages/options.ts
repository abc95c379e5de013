import { parseArgs } from 'node:util';

import { settings, type Setting } from './visit/settings';
import { peers } from './sites/sites';
import type { BenchSite } from './sites/site';

export interface BenchOptions {
  peers: readonly BenchSite[];
  /** How many notes the sites have, smallest first. Pages are visited on the first. */
  sizes: readonly number[];
  /** How many of those are written notes at most; the rest is generated. */
  written: number;
  runs: number;
  buildRuns: number;
  settings: readonly Setting[];
  parts: { builds: boolean; pages: boolean };
  /** Where the figures go for a machine. */
  json: string | undefined;
}

/** Some written and some generated: both kinds have to come through every stage. */
const smokePages = 8;
const smokeWritten = 6;
/** What a smoke test decides itself. */
const setBySmoke = ['pages', 'runs', 'build-runs', 'only'] as const;

export const usage = `npm run bench:pages -- [options]
  --peers LIST       what Groundwork is compared with: ${peers.map(({ name }) => name).join(',')} (all)
  --pages LIST       how many notes the sites have: 157,1570; pages are visited on the first size
  --runs N           interleaved visits a site and setting, 5
  --build-runs N     interleaved builds a site and size, each cold and warm, 3
  --settings LIST    ${settings.map(({ name }) => name).join(',')} (both)
  --only PART        build or pages
  --smoke            every stage once with few notes: sets pages, runs and builds, and writes its figures
  --json FILE        writes the same figures for a machine
  --help`;

/** Reads the command line. @throws Error that says what was expected, with the usage. */
export function readOptions(args: readonly string[]): BenchOptions | 'help' {
  const { values } = parse(args);
  if (values.help) return 'help';
  const { only, smoke } = values;
  const refused = smoke ? setBySmoke.find((name) => values[name] !== undefined) : undefined;
  if (refused !== undefined) throw new Error(`--smoke and --${refused} exclude each other.\n\n${usage}`);
  if (only !== undefined && only !== 'build' && only !== 'pages') throw wrong('--only', 'build or pages', only);
  return {
    peers: named('--peers', values.peers, peers),
    sizes: (smoke ? String(smokePages) : (values.pages ?? '157,1570'))
      .split(',')
      .map((text) => positive('--pages', text))
      .toSorted((a, b) => a - b),
    written: smoke ? smokeWritten : Infinity,
    runs: smoke ? 1 : positive('--runs', values.runs ?? '5'),
    buildRuns: smoke ? 1 : positive('--build-runs', values['build-runs'] ?? '3'),
    settings: named('--settings', values.settings, settings),
    parts: { builds: only !== 'pages', pages: only !== 'build' },
    json: values.json ?? (smoke ? '.cache/bench/smoke.json' : undefined),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        peers: { type: 'string' },
        pages: { type: 'string' },
        runs: { type: 'string' },
        'build-runs': { type: 'string' },
        settings: { type: 'string' },
        only: { type: 'string' },
        json: { type: 'string' },
        smoke: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${usage}`, { cause: error });
  }
}

function named<T extends { name: string }>(option: string, list: string | undefined, all: readonly T[]): readonly T[] {
  if (list === undefined) return all;
  return list.split(',').map((name) => {
    const found = all.find((one) => one.name === name);
    if (found) return found;
    throw wrong(option, `names of ${all.map((one) => one.name).join(', ')}`, name);
  });
}

function positive(option: string, text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw wrong(option, 'a whole number above 0', text);
}

function wrong(option: string, expected: string, found: string): Error {
  return new Error(`${option}: expected ${expected}, found ${JSON.stringify(found)}\n\n${usage}`);
}
