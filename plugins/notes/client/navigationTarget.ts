import type { ClientModule } from '@docusaurus/types';

let target: string | undefined;
let navigated = false;

/**
 * Where the navigation leads that the generator is preloading right now; nothing at the first load, and nothing while
 * a link is only pointed at. The generator preloads a route without saying for which address, but tells its client
 * modules right before, in the same task.
 */
export const navigationTarget = (): string | undefined => target;

/** True once the reader has left the first page. */
export const hasNavigated = (): boolean => navigated;

/** Called by the generator when a navigation starts. */
export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({ location, previousLocation }) => {
  if (!previousLocation) return;
  navigated = true;
  target = location.pathname;
  queueMicrotask(() => {
    target = undefined;
  });
};
