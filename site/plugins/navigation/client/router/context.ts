import { createContext, useContext } from 'react';

import type { History } from './history';
import type { Location } from './location';
import type { Match } from './matchPath';

export interface RouterState {
  history: History;
  location: Location;
  match: Match;
}

export const RouterContext = createContext<RouterState | null>(null);

/** @throws outside a router. */
export function useRouter(): RouterState {
  const router = useContext(RouterContext);
  if (!router) throw new Error('This needs a router around it.');
  return router;
}

export const useHistory = (): History => useRouter().history;
export const useLocation = (): Location => useRouter().location;
