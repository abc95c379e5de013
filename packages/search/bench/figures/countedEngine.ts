import { Session } from 'node:inspector/promises';
import vm from 'node:vm';

import { build } from 'esbuild';

import type { SearchEngine } from '../../engine';
import { defined } from '@groundwork/lib/defined';
import type { ReadIndexFile } from './answers';

const entry = 'packages/search/engine.ts';
const scriptName = 'counted-search-engine.js';

/** An engine whose work is counted instead of timed: a count is the same on an idle machine and on a busy one. */
export interface CountedEngine {
  engine: Pick<SearchEngine, 'search'>;
  /**
   * How many blocks of the engine's code (functions, branches, turns of a loop) have run since this was last asked.
   * What the platform does within one call (a regular expression, a sort of numbers) is not in it.
   */
  takeWork(): Promise<number>;
  /** Ends the counting, which slows down the whole process. */
  close(): Promise<void>;
}

/** An engine of today's code over the index that `read` reads. One at a time in a process. */
export async function openCountedEngine(read: ReadIndexFile): Promise<CountedEngine> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  // In a script of its own, so that what loads and changes our TypeScript counts nothing.
  const loaded: { exports: { SearchEngine?: typeof SearchEngine } } = { exports: {} };
  const script = new vm.Script(`(module, exports) => {${await bundle()}\n}`, { filename: scriptName });
  const run = script.runInThisContext() as (module: typeof loaded, exports: object) => void;
  run(loaded, loaded.exports);
  const Engine = defined(loaded.exports.SearchEngine, 'the engine in its bundle');
  return {
    engine: new Engine(read),
    async takeWork() {
      const { result } = await session.post('Profiler.takePreciseCoverage');
      const ranges = result.filter(({ url }) => url === scriptName).flatMap(({ functions }) => functions);
      return ranges.flatMap((each) => each.ranges).reduce((sum, { count }) => sum + count, 0);
    },
    async close() {
      await session.post('Profiler.stopPreciseCoverage');
      session.disconnect();
    },
  };
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'cjs',
    target: 'es2022',
    platform: 'browser',
  });
  return defined(outputFiles[0], 'the bundle of the engine').text;
}
