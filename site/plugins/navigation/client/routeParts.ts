import routes from '@generated/routes';

import type { NavigationTarget, RouteComponent } from '../../../lib/navigationTarget';
import type { Location } from './router/location';
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
export const loadParts = async (target: NavigationTarget): Promise<unknown> =>
  Promise.all(routesAt(target.pathname).map(async ({ component }) => component.preload?.(target)));

/** What a history's entry is known by, and where it leads. */
type Entry = Pick<Location, 'pathname' | 'key'>;

/** The latest navigation. No entry is known by null. */
let pending: { key: string | null | undefined; parts: Promise<unknown> } = { key: null, parts: Promise.resolve() };

/** Asks for all that a navigation needs: once, and as soon as it has begun. Who shows it takes it from `entryParts`. */
export function askForParts({ pathname, key }: Entry): void {
  pending = { key, parts: loadParts({ pathname, reason: 'navigation' }) };
  // A failure is for who waits, which may be nobody.
  pending.parts.catch(() => undefined);
}

/** What the latest navigation waits for. In development, where the history is not ours, it is asked for here. */
export function entryParts(entry: Entry): Promise<unknown> {
  if (pending.key !== entry.key) askForParts(entry);
  return pending.parts;
}
