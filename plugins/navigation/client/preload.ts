import { loadParts } from './routeParts';

let isFirst = true;

/**
 * In place of the generator's function of this name, which it calls twice: to bring the first page to life, and when
 * the reader points at a link (`window.docusaurus.preload`). Navigations are `PendingNavigation`'s own.
 */
export default function preload(pathname: string): Promise<unknown> {
  const reason = isFirst ? 'first' : 'intent';
  isFirst = false;
  return loadParts({ pathname, reason });
}
