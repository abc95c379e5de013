import routes from '@generated/routes';

import type { NavigationTarget, RouteComponent } from '../../../lib/navigationTarget';
import { matchRoutes, type Route } from './router/routes';

interface LoadedRoute {
  path?: string;
  component: RouteComponent;
}

/** The routes at an address, which the router may have decoded or not, from the outermost to the innermost. */
export const routesAt = (pathname: string): LoadedRoute[] =>
  [...new Set([pathname, decodeURI(pathname)])]
    .flatMap((path) => matchRoutes(routes as unknown as Route[], path))
    .map(({ route }) => route as LoadedRoute);

/** Fetches all that an address needs to be shown. */
export const loadParts = (target: NavigationTarget): Promise<unknown> =>
  Promise.all(routesAt(target.pathname).map(async ({ component }) => component.preload?.(target)));
