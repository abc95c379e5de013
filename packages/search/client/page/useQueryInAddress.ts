import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import { searchUrl, wellFormed } from '../../shared/searchUrl';

interface AddressQuery {
  /** What stands in the input. */
  query: string;
  /** Topic that results are limited to; empty for all. */
  topic: string;
  setQuery: (query: string) => void;
}

/** The address of the page, as the site's router has it. */
export interface PageAddress {
  /** From the question mark on. */
  search: string;
  /** Whether the page has come to life: false on the server, and until what it rendered is taken over. */
  isAlive: boolean;
  /** Puts another address in its place; the same function at every drawing. */
  replace: (address: string) => void;
}

const pause = 300;

/**
 * The query of an address that changed, unless more was typed before the page was alive: that is newer than the address,
 * also than the part of it (`search`) that hydration has not shown yet.
 */
export const takenOver = (inAddress: string, search: string, early: string): { query: string; written: string } =>
  early
    ? { query: early, written: new URLSearchParams(search).get('q') ?? '' }
    : { query: inAddress, written: inAddress };

/**
 * The page's query. The address holds it, so it can be shared: typing replaces the address after a pause, and an
 * address that changed by other means (a link, back and forward) replaces what was typed.
 */
export function useQueryInAddress(
  searchPage: string,
  { search, isAlive, replace }: PageAddress,
  input: RefObject<HTMLInputElement | null>,
): AddressQuery {
  // The server knows no query; reading it before hydration would give the page another content than the server's.
  const parameters = new URLSearchParams(isAlive ? search : '');
  const inAddress = parameters.get('q') ?? '';
  const topic = parameters.get('topic') ?? '';
  const [query, setQuery] = useState('');
  const written = useRef('');
  const early = useRef('');
  useLayoutEffect(() => {
    // What was typed before the page was alive stands in the input only.
    early.current = input.current?.value ?? '';
  }, [input]);

  useEffect(() => {
    // The address that typing asked for comes back late, when more may have been typed.
    if (inAddress === written.current && early.current === '') return;
    const taken = takenOver(inAddress, search, early.current);
    written.current = taken.written;
    setQuery(taken.query);
    early.current = '';
  }, [inAddress, search]);

  useEffect(() => {
    const wanted = wellFormed(query);
    if (wanted === written.current) return undefined;
    const timer = window.setTimeout(() => {
      written.current = wanted;
      replace(searchUrl(searchPage, wanted, topic));
    }, pause);
    return () => window.clearTimeout(timer);
  }, [replace, query, searchPage, topic]);

  return { query, topic, setQuery };
}
