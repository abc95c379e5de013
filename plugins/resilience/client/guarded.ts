import { guardNavigation } from './navigation';

/** Takes a route's component and returns it with a `preload` whose failure during a navigation is handled by us. */
export function guarded<T extends { preload: () => Promise<unknown> }>(component: T): T {
  const preload = component.preload.bind(component);
  component.preload = () => guardNavigation(preload());
  return component;
}
