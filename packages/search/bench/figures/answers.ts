import { SearchEngine } from '../../engine';

/** Reads a file of an index by its name. */
export type ReadIndexFile = (name: string) => Promise<Uint8Array>;

/** The first ten pages for each query, best first. @throws what the engine throws. */
export async function answersTo(
  engine: Pick<SearchEngine, 'search'>,
  queries: readonly string[],
): Promise<Record<string, string[]>> {
  const answers: Record<string, string[]> = {};
  for (const query of queries) answers[query] = (await engine.search({ query, limit: 10 })).hits.map(({ url }) => url);
  return answers;
}

/** Names of the files of the index that are read from an empty cache before the first four results stand. */
export async function filesBeforeResults(query: string, read: ReadIndexFile): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  const engine = new SearchEngine(async (name) => {
    names.add(name);
    return read(name);
  });
  await engine.prepare();
  await engine.search({ query, limit: 4 });
  return names;
}
