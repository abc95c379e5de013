import { IndexFileError, SearchEngine } from '../../../engine';
import type { OpenEngine } from './openEngine';

/** The engine itself without its worker, so that all engines run where the slowdown of the processor works. */
export const open: OpenEngine = async (base) => {
  const engine = new SearchEngine(async (name) => {
    const response = await fetch(base + name);
    if (!response.ok) throw new IndexFileError(`${name}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  });
  await engine.prepare();
  return async (query, limit) => (await engine.search({ query, limit })).hits.map(({ url }) => url);
};
