import { useState, useSyncExternalStore, type ReactNode } from 'react';

import { RouterContext } from './context';
import { createBrowserHistory } from './history';
import type { Location } from './location';
import { rootMatch } from './routes';

/**
 * What the generator uses of `react-router-dom` 5, `react-router-config` and `history` 4, in the browser, at a quarter
 * of their size (`server.tsx` is the router of rendered pages). The decision and its limits are in `decisions/`.
 */
export function BrowserRouter({ children }: { children: ReactNode }): ReactNode {
  const [history] = useState(() => createBrowserHistory(window));
  const here = (): Location => history.location;
  const location = useSyncExternalStore(history.listen, here, here);
  return <RouterContext value={{ history, location, match: rootMatch(location.pathname) }}>{children}</RouterContext>;
}

/** The generator's other kind of router, which this site does not use: its pages are served at their own addresses. */
export function HashRouter(): never {
  throw new Error('The hash router is not supported: future.experimental_router has to be "browser".');
}

export { useHistory, useLocation } from './context';
export { Link, NavLink, Redirect } from './links';
export { matchPath } from './matchPath';
export { matchRoutes, renderRoutes, Route } from './routes';
