import type { ClientModule } from '@docusaurus/types';

let target: string | undefined;

/**
 * Where the navigation leads that the generator is preloading; nothing while the first page loads.
 * The generator preloads a route without saying for which address, but tells its client modules right before.
 */
export const navigationTarget = (): string | undefined => target;

/** Called by the generator when a navigation starts. */
export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({ location, previousLocation }) => {
  if (previousLocation) target = location.pathname;
};
