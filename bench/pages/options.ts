import { parseArgs } from 'node:util';

import { settings, type Setting } from './visit/settings';
import { peers } from './sites/sites';
import type { BenchSite } from './sites/site';

export interface BenchOptions {
  peers: readonly BenchSite[];
  /** How many notes the sites have, smallest first. Pages are visited on the first. */
  sizes: readonly number[];
  runs: number;
  buildRuns: number;
  settings: readonly Setting[];
  parts: { builds: boolean; pages: boolean };
  /** Where the figures go for a machine. */
  json: string | undefined;
}

export const usage = `npm run bench:pages -- [options]
  --peers LIST       what Groundwork is compared with: ${peers.map(({ name }) => name).join(',')} (all)
  --pages LIST       how many notes the sites have: 157,1570; pages are visited on the first size
  --runs N           interleaved visits a site and setting, 5
  --build-runs N     interleaved builds a site and size, each cold and warm, 3
  --settings LIST    ${settings.map(({ name }) => name).join(',')} (both)
  --only PART        build or pages
  --json FILE        writes the same figures for a machine
  --help`;

/** Reads the command line. @throws Error that says what was expected, with the usage. */
export function readOptions(args: readonly string[]): BenchOptions | 'help' {
  const { values } = parse(args);
  if (values.help) return 'help';
  const { only } = values;
  if (only !== undefined && only !== 'build' && only !== 'pages') throw wrong('--only', 'build or pages', only);
  return {
    peers: named('--peers', values.peers, peers),
    sizes: values.pages
      .split(',')
      .map((text) => positive('--pages', text))
      .toSorted((a, b) => a - b),
    runs: positive('--runs', values.runs),
    buildRuns: positive('--build-runs', values['build-runs']),
    settings: named('--settings', values.settings, settings),
    parts: { builds: only !== 'pages', pages: only !== 'build' },
    json: values.json,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        peers: { type: 'string' },
        pages: { type: 'string', default: '157,1570' },
        runs: { type: 'string', default: '5' },
        'build-runs': { type: 'string', default: '3' },
        settings: { type: 'string' },
        only: { type: 'string' },
        json: { type: 'string' },
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
