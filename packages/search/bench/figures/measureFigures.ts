import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

import { build } from 'esbuild';

import { defined } from '@groundwork/lib/defined';
import { buildIndex } from '../../indexer';
import { answersTo, filesBeforeResults, type ReadIndexFile } from './answers';
import { frozenPages, frozenSynonyms } from '../corpus/frozenPages';
import { openCountedEngine } from './countedEngine';
import { countOfQueries, type Figures } from './figures';
import { allJudgments, overWritten, readJudgments, type Judgment } from '../judgments/judgments';
import { score } from '../judgments/score';
import { percentile } from '../statistics';

/** Builds the index of the frozen pages with the code of today, and asks it every judged query. */
export async function measureFigures(): Promise<Figures> {
  const pages = await frozenPages();
  const files = buildIndex(pages, await frozenSynonyms());
  const read: ReadIndexFile = async (name) => defined(files.get(name), `${name} of the index`);
  const routes = new Set(pages.map(({ route }) => route));
  const sets = allJudgments.map((file) => ({ file, judgments: overWritten(readJudgments(file), routes) }));
  const { answers, work } = await answerByKind(
    read,
    sets.flatMap(({ judgments }) => judgments),
  );
  const relevance: Figures['relevance'] = {};
  for (const { file, judgments } of sets)
    for (const [name, value] of await relevanceOf(judgments, answers))
      relevance[`${path.basename(file)}, ${name}`] = value;
  const queries = sets.flatMap(({ judgments }) => judgments.map(({ q }) => q));
  return { relevance, bytes: await bytesBeforeResults(queries, read), work };
}

/** Each query once, by kind, in one order: what the engine has read for one query it need not read for the next. */
async function answerByKind(
  read: ReadIndexFile,
  judgments: readonly Judgment[],
): Promise<{ answers: Record<string, string[]>; work: Figures['work'] }> {
  const counted = await openCountedEngine(read);
  let answers: Record<string, string[]> = {};
  const work: Figures['work'] = {};
  try {
    await counted.takeWork();
    for (const kind of [...new Set(judgments.map((judgment) => judgment.kind))].sort()) {
      const queries = [...new Set(judgments.filter((judgment) => judgment.kind === kind).map(({ q }) => q))];
      answers = { ...answers, ...(await answersTo(counted.engine, queries)) };
      work[kind] = Math.round((await counted.takeWork()) / queries.length);
    }
  } finally {
    await counted.close();
  }
  return { answers, work };
}

type Named = [name: string, value: number | null];

async function relevanceOf(
  judgments: readonly Judgment[],
  answers: Record<string, string[]>,
): Promise<[string, number][]> {
  const own = Object.fromEntries(judgments.map(({ q }) => [q, answers[q] ?? []]));
  const { overall, kinds } = await score(judgments, own);
  const ofKinds = Object.entries(kinds).map(([kind, scored]): Named => [`nDCG@10 of ${kind}`, scored['nDCG@10']]);
  const all: Named[] = [['nDCG@10', overall['nDCG@10']], ['nothing', overall.nothing], ...ofKinds.sort(byName)];
  return [
    [countOfQueries, judgments.length],
    // A kind of queries that have no answer has no nDCG.
    ...all.flatMap(([name, value]): [string, number][] => (value === null ? [] : [[name, downToFourDigits(value)]])),
  ];
}

const byName = ([a]: Named, [b]: Named): number => (a < b ? -1 : 1);

/** The little more keeps what is a whole number of ten-thousandths, but for the error of the sum, from falling below it. */
const downToFourDigits = (value: number): number => Math.floor(value * 10_000 + 1e-6) / 10_000;

const brotli = promisify(brotliCompress);

async function bytesBeforeResults(queries: readonly string[], read: ReadIndexFile): Promise<Figures['bytes']> {
  const known = new Map<string, Promise<number>>();
  const sizeOf = (name: string): Promise<number> => {
    const size = known.get(name) ?? read(name).then(compressedSize);
    known.set(name, size);
    return size;
  };
  const engine = await compressedSize(await bundledWorker());
  const sizes: number[] = [];
  for (const query of queries) {
    const files = await Promise.all([...(await filesBeforeResults(query, read))].map(sizeOf));
    sizes.push(files.reduce((sum, size) => sum + size, engine));
  }
  return { median: percentile(sizes, 0.5), '95th percentile': percentile(sizes, 0.95), largest: Math.max(...sizes) };
}

/** What is smaller than a packet is sent as it is, as in a build. */
const compressedSize = async (content: Uint8Array): Promise<number> =>
  content.length < 512 ? content.length : Math.min(content.length, (await brotli(content)).length);

/** The worker's code, minified; the build puts it into a file by webpack, which takes some hundred bytes more or less. */
async function bundledWorker(): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: ['packages/search/client/providers/worker.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    platform: 'browser',
    legalComments: 'none',
  });
  return defined(outputFiles[0], 'the bundle of the worker').contents;
}
