import { SearchEngine } from '../engine';
import { buildIndex, type IndexFiles } from '../node/buildIndex';
import { IndexFileError } from '../shared/format/bytes';
import type { HostedConfig } from '../shared/config';
import type { PageRecord } from '../shared/format/records';

/** A page record from little: topic and title come from the route where they are not given. */
export function pageRecord(route: string, parts: Partial<PageRecord> & { text?: string } = {}): PageRecord {
  const [, , topic = 'site', slug = route] = route.split('/');
  const { text = '', ...given } = parts;
  return {
    route,
    title: slug.replaceAll('-', ' '),
    description: '',
    defines: [],
    topic: { id: topic, title: topic },
    sections: [{ heading: '', anchor: '', level: 1, text, code: '' }],
    ...given,
  };
}

/** The settings of a hosted index that nobody has. */
export const hostedConfig = (parts: Partial<HostedConfig> = {}): HostedConfig => ({
  appId: 'APP',
  apiKey: 'public',
  indexName: 'notes',
  contextualSearch: true,
  searchParameters: {},
  ...parts,
});

/** An engine over files in memory, and the names of the files that it read. */
export function engineOver(files: IndexFiles): { engine: SearchEngine; read: string[] } {
  const read: string[] = [];
  const engine = new SearchEngine(async (name) => {
    read.push(name);
    const bytes = files.get(name);
    if (!bytes) throw new IndexFileError(`there is no ${name}`);
    return bytes;
  });
  return { engine, read };
}

export const engineOverPages = (pages: readonly PageRecord[]): SearchEngine => engineOver(buildIndex(pages)).engine;

/** Routes of the first results. */
export async function routesFor(engine: SearchEngine, query: string, limit = 10): Promise<string[]> {
  return (await engine.search({ query, limit })).hits.map(({ url }) => url);
}
