import { loadParts } from './routeParts';

/** In place of the generator's function of this name, which it calls to bring the first page to life. */
export default function preload(pathname: string): Promise<unknown> {
  return loadParts({ pathname, reason: 'first' });
}
