import type { OpenEngine } from './openEngine';

interface Pagefind {
  options(options: { basePath: string; baseUrl: string }): Promise<void>;
  init(): Promise<void>;
  search(query: string): Promise<{ results: { data(): Promise<{ raw_url?: string; url: string }> }[] }>;
}

export const open: OpenEngine = async (base) => {
  const library = (await import(/* the engine's own file */ `${location.origin}${base}pagefind.js`)) as Pagefind;
  await library.options({ basePath: base, baseUrl: '/' });
  await library.init();
  return async (query, limit) => {
    const { results } = await library.search(query);
    const pages = await Promise.all(results.slice(0, limit).map((result) => result.data()));
    return pages.map(({ raw_url, url }) => raw_url ?? url);
  };
};
