import { parseArgs } from 'node:util';

import { allJudgments, engineNames } from '@groundwork/search/bench';

export interface BenchArguments {
  /** Files of judgments, each scored by itself. */
  judgments: string[];
  engines: string[];
  /** Where to write the ranked routes. */
  results: string | undefined;
  /** Where to write all figures. */
  json: string | undefined;
  /** How many pages each run has; the site's own are filled up with generated ones. */
  pages: number[];
  folder: string;
  /** Only how long the first result of the built site takes. */
  firstResult: boolean;
  /** Puts the pages of the build in the place of the frozen ones, and measures their figures anew. */
  freeze: boolean;
  /** Measures the figures of the frozen pages anew. */
  figures: boolean;
}

const usage = `usage: npm run bench:search -- [option…]
  --judgments FILE        queries and graded pages (default: all in packages/search/bench/judgments,
                        scored one after the other)
  --engines NAME[,NAME]   of ${engineNames.join(', ')} (default: all)
  --results OUT.json      writes the ranked routes: {query: [route, …]} for one engine, {engine: {…}} for several
  --pages N[,N]           sizes at which costs are measured (default: 157,10000; 0: relevance only)
  --json OUT.json         writes all figures
  --first-result          measures only the time from the first keystroke to the first result in the built site
  --freeze                puts the pages of the build and the synonyms of today in the place of the frozen ones, and
                        writes what the search does on them; see packages/search/bench/README.md
  --figures               only writes what the search of today does on the frozen pages
  --folder DIR            a finished build (default: build)`;

/** @throws Error with the usage for arguments that make no sense. */
export function parseArguments(argv: readonly string[]): BenchArguments {
  const { values } = parse(argv);
  const pages = (values.pages ?? '157,10000')
    .split(',')
    .map(Number)
    .filter((count) => count !== 0);
  if (pages.some((count) => !Number.isInteger(count) || count < 0)) throw new Error(usage);
  return {
    judgments: values.judgments ? [values.judgments] : allJudgments,
    engines: values.engines ? values.engines.split(',') : engineNames,
    results: values.results,
    json: values.json,
    pages,
    folder: values.folder ?? 'build',
    firstResult: values['first-result'] ?? false,
    freeze: values.freeze ?? false,
    figures: values.figures ?? false,
  };
}

function parse(argv: readonly string[]): {
  values: Partial<Record<'judgments' | 'engines' | 'results' | 'pages' | 'json' | 'folder', string>> & {
    'first-result'?: boolean;
    freeze?: boolean;
    figures?: boolean;
  };
} {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({
      args: [...argv],
      options: {
        judgments: text,
        engines: text,
        results: text,
        pages: text,
        json: text,
        folder: text,
        'first-result': { type: 'boolean' },
        freeze: { type: 'boolean' },
        figures: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage}`, { cause: error });
  }
}
