import type { Engine } from './engine';

/** Loaded one by one: a library that is not asked for need not be there. */
const loaders = {
  groundwork: async () => (await import('./groundwork')).groundwork,
  pagefind: async () => (await import('./pagefind')).pagefind,
  minisearch: async () => (await import('./minisearch')).minisearch,
} as const satisfies Record<string, () => Promise<Engine>>;

export const engineNames = Object.keys(loaders);

/** @throws Error that lists the engines when a name is unknown. */
export async function loadEngines(names: readonly string[]): Promise<Engine[]> {
  const unknown = names.filter((name) => !(name in loaders));
  if (unknown.length > 0)
    throw new Error(`Unknown engine: ${unknown.join(', ')}. There are ${engineNames.join(', ')}.`);
  return Promise.all(names.map((name) => loaders[name as keyof typeof loaders]()));
}
