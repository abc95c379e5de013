import type { topics } from './topics';

type TopicId = (typeof topics)[number]['id'];

/** One stratum of the map of topics on the home page: each rests on the one below it. */
export interface Layer {
  title: string;
  topics: readonly string[];
}

/** From what the reader of a screen sees down to what electrons do. Every topic stands in exactly one layer. */
export const layers = [
  { title: 'On the screen', topics: ['browsers', 'html', 'css', 'react', 'bundlers'] },
  { title: 'Languages', topics: ['javascript', 'typescript', 'java', 'go'] },
  { title: 'Data', topics: ['data-structures', 'databases', 'event-driven', 'blockchain', 'ai'] },
  { title: 'Between machines', topics: ['network', 'security', 'containers', 'kubernetes'] },
  { title: 'Operating system', topics: ['linux', 'storage'] },
  { title: 'Ground', topics: ['computers', 'mathematics', 'physics'] },
] as const satisfies readonly { title: string; topics: readonly TopicId[] }[];
