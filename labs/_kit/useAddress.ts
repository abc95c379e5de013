import { useEffect } from 'react';
import { readAddress, writeAddress, type Written } from './address';

/** Milliseconds of rest before the address is written: Safari refuses more than 100 changes in 30 seconds. */
const REST_MS = 300;

/** Hands the state written in the address, if any, to `onFound` once, after the first frame. */
export function useReadAddress(name: string, onFound: (written: Written) => void): void {
  useEffect(() => {
    const written = readAddress(window.location.search, name);
    if (written) onFound(written);
    // Once: later changes of the address are our own.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
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
