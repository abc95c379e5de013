import type { ClientModule } from '@docusaurus/types';

import { reloadOnce } from './reloadOnce';

let starting = false;

/**
 * Called by the generator when a navigation starts, right before it preloads the next route in the same task.
 * Preloading on hover calls the same functions, but its failure must not reload anything.
 */
export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({ location, previousLocation }) => {
  if (!previousLocation || location.pathname === previousLocation.pathname) return;
  starting = true;
  queueMicrotask(() => {
    starting = false;
  });
};

/**
 * Takes the promise of a route's preload and returns one that the generator can wait for: where it belongs to a
 * navigation and fails, the page is loaded anew and the promise never settles, so that the generator's own reload,
 * which knows no guard, is not reached.
 */
export function guardNavigation<T>(preload: Promise<T>): Promise<T> {
  if (!starting) return preload;
  return preload.catch((error: unknown) => {
    console.warn(error);
    reloadOnce(window);
    return new Promise<never>(() => undefined);
  });
}
