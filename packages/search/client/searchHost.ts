import { createContext, useContext, type ComponentType, type ReactNode } from 'react';

import type { PageKind, PlaceKind, SearchClient, SearchContext } from '../shared/types';

/** What a link of the site is given. */
export interface HostLinkProps {
  /** A route of the site, or an address with its origin. */
  to: string;
  className?: string;
  'aria-current'?: 'true';
  onClick?: () => void;
  children: ReactNode;
}

/** What the search keeps between visits; where that cannot be, it is empty. */
export interface StorageSlot {
  get(): string | null;
  set(value: string): void;
  del(): void;
}

/** What the modal and the search page ask of the site that they stand in. It stays the same object while nothing of it changes. */
export interface SearchHost {
  /** What answers. */
  client: SearchClient;
  /** The reader's language and versions. */
  context: SearchContext;
  /** A link that the site's router follows. */
  Link: ComponentType<HostLinkProps>;
  /** The address of a route: with the base URL before it. */
  hrefOf: (route: string) => string;
  /** Goes to an address of the site without loading a page. */
  goTo: (address: string) => void;
  /** What the page at a route is. */
  kindOf: (route: string) => PageKind;
  /** Does what a place without an address stands for; called when the search is closed. */
  perform: (kind: PlaceKind) => void;
  /** Where the reader's latest queries are kept. */
  recent: StorageSlot;
}

const Host = createContext<SearchHost | undefined>(undefined);

/** Hands the site to what is inside. */
export const SearchHostProvider = Host.Provider;

/** @throws Error outside of a `SearchHostProvider`. */
export function useSearchHost(): SearchHost {
  const host = useContext(Host);
  if (!host) throw new Error('expected a SearchHostProvider around the search, found none');
  return host;
}
