import { topics } from '../topics';

/** The routes that are no notes. `/assets/…` are slide decks. */
export const pageRoutes = [
  '/',
  '/why',
  '/talks',
  '/search',
  '/assets/why-inprogress',
  '/assets/xpanse-open-infra-day',
  '/assets/xpanse-standalone',
  '/assets/xpanse-with-scs',
  '/docs',
  '/docs/introduction',
] as const;

/** The routes of all planned notes, in reading order. */
export const noteRoutes: readonly string[] = topics.flatMap((topic) =>
  topic.pages.map((page) => `/docs/${topic.id}/${page}`),
);

/** Every route that the site has when it is complete, and no other. */
export const plannedRoutes: readonly string[] = [...pageRoutes, ...noteRoutes];
