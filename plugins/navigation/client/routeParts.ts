import routes from '@generated/routes';

import type { NavigationTarget, RouteComponent } from '../../../lib/navigationTarget';
import { matchRoutes, type Route } from './router/routes';

/** The components of the routes at an address, which the router may have decoded or not. */
function componentsAt(pathname: string): RouteComponent[] {
  const paths = new Set([pathname, decodeURI(pathname)]);
  return [...paths]
    .flatMap((path) => matchRoutes(routes as unknown as Route[], path))
    .map(({ route }) => route.component as RouteComponent);
}

/** Fetches all that an address needs to be shown. */
export const loadParts = (target: NavigationTarget): Promise<unknown> =>
  Promise.all(componentsAt(target.pathname).map(async (component) => component.preload?.(target)));

/** Lets the browser fetch them ahead, where a route has more than chunks. */
export function prefetchParts(pathname: string): void {
  for (const component of componentsAt(pathname)) component.prefetch?.(pathname);
}
