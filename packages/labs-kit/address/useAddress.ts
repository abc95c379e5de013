import { useEffect, useState, useSyncExternalStore } from 'react';
import { readAddress, writeAddress, type Written } from './address';

/** Milliseconds of rest before the address is written: Safari refuses more than 100 changes in 30 seconds. */
const REST_MS = 300;

const never = () => () => undefined;

/**
 * What the address said about a lab when it began: later changes are our own. Null on the server and while the server's
 * frame is taken over.
 */
export function useReadAddress(name: string): Written | null {
  const [read] = useState(() => {
    let found: Written | null | undefined;
    return () => (found === undefined ? (found = readAddress(window.location.search, name)) : found);
  });
  return useSyncExternalStore(never, read, () => null);
}

/** Keeps the address in step with what the reader made; `undefined` leaves it alone, null clears it. */
export function useWriteAddress(name: string, state: Written | null | undefined): void {
  const known = state !== undefined;
  const setup = state?.setup;
  const at = state?.at;
  useEffect(() => {
    if (!known) return undefined;
    const timer = setTimeout(() => {
      const written = setup === undefined || at === undefined ? null : { setup, at };
      const href = writeAddress(window.location.href, name, written);
      if (href !== window.location.href) window.history.replaceState(window.history.state, '', href);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [known, name, setup, at]);
}
