import { noteAttribute } from '../shared/fragment';
import { navigationTarget } from './navigationTarget';

/** Matches no address: none has a space. */
const nothing = '/ ';

/**
 * Takes the pattern of the notes' route and returns the one that counts now. An unknown address below `/docs` is
 * answered with the not-found page, which has no sidebar; if the pattern matched there, React would find another page
 * than the server's and build it anew. From the first navigation on, the notes' route decides itself.
 */
export function notePattern(pattern: string): string {
  const isNotFoundPage = navigationTarget() === undefined && !document.querySelector(`[${noteAttribute}]`);
  return isNotFoundPage && isBelow(window.location.pathname, pattern) ? nothing : pattern;
}

const isBelow = (address: string, pattern: string): boolean =>
  address.startsWith(pattern.slice(0, pattern.indexOf(':')));
