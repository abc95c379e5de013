import type { topics } from '../topics';

type TopicId = (typeof topics)[number]['id'];

/**
 * The strata of the map of topics on the home page, each resting on the one below it: from what the reader of a screen
 * sees down to what electrons do. Every topic stands in exactly one. The letter stands for a layer where there is little
 * room; its colour is `--gw-layer-<letter>` in small.
 */
export const topicLayers = [
  { title: 'On the screen', letter: 'S', topics: ['browsers', 'html', 'css', 'react', 'bundlers'] },
  { title: 'Languages', letter: 'L', topics: ['javascript', 'typescript', 'java', 'go'] },
  { title: 'Data', letter: 'D', topics: ['data-structures', 'databases', 'event-driven', 'blockchain', 'ai'] },
  { title: 'Between machines', letter: 'M', topics: ['network', 'security', 'containers', 'kubernetes'] },
  { title: 'Operating system', letter: 'O', topics: ['linux', 'storage'] },
  { title: 'Ground', letter: 'G', topics: ['computers', 'mathematics', 'physics'] },
] as const satisfies readonly { title: string; letter: string; topics: readonly TopicId[] }[];
