import home from '@generated/groundwork-home/default/home.json';

/** What the build computed for the home page. Whoever imports this carries it. */
export { home };
export type * from '../shared/homeData';
