import { createElement, useMemo, type ComponentType, type ReactNode } from 'react';

import { RouterContext, useRouter, type RouterState } from './context';
import { matchPath, type Match, type MatchOptions } from './matchPath';

export interface Route extends MatchOptions {
  key?: string;
  path?: string;
  component: ComponentType<Record<string, unknown>>;
  routes?: Route[];
}

const rootMatch = (pathname: string): Match => ({ path: '/', url: '/', params: {}, isExact: pathname === '/' });

/** The routes that match a path, from the outermost to the innermost; of each list the first that matches. */
export function matchRoutes(
  routes: readonly Route[],
  pathname: string,
  parent = rootMatch(pathname),
): { route: Route; match: Match }[] {
  for (const route of routes) {
    const match = route.path ? matchPath(pathname, route) : parent;
    if (match) return [{ route, match }, ...matchRoutes(route.routes ?? [], pathname, match)];
  }
  return [];
}

/** The route of a list that the reader is at, as an element. */
export const renderRoutes = (routes: readonly Route[] | undefined, extraProps: object = {}): ReactNode =>
  routes ? <Routes routes={routes} extraProps={extraProps} /> : null;

function Routes({ routes, extraProps }: { routes: readonly Route[]; extraProps: object }): ReactNode {
  const router = useRouter();
  for (const [index, route] of routes.entries()) {
    const match = route.path ? matchPath(router.location.pathname, route) : router.match;
    if (!match) continue;
    const state = { ...router, match };
    // Keyed by its place in the list: two notes share one route, and with it what is on screen.
    return (
      <RouterContext key={route.key ?? index} value={state}>
        {createElement(route.component, { ...state, ...extraProps, route })}
      </RouterContext>
    );
  }
  return null;
}

interface RouteProps extends MatchOptions {
  location?: RouterState['location'];
  render: (state: RouterState) => ReactNode;
}

/**
 * Renders where the path matches, for everything below at a given location if one is given. While that location stays,
 * nothing below renders again because the reader is on the way to another: a click is answered the sooner.
 */
export function Route({ location, render, path, exact, strict, sensitive }: RouteProps): ReactNode {
  const { history, location: current, match: outer } = useRouter();
  const here = location ?? current;
  const inherited = location ? undefined : outer;
  const state = useMemo(() => {
    const options = { path, exact, strict, sensitive };
    const match = path ? matchPath(here.pathname, options) : (inherited ?? rootMatch(here.pathname));
    return match && { history, location: here, match };
  }, [history, here, inherited, path, exact, strict, sensitive]);
  return state && <RouterContext value={state}>{render(state)}</RouterContext>;
}

export { rootMatch };
