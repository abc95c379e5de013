const parameter = 'present';

/** The slide that an address asks to be presented: `?present#name`. Undefined where it asks for reading. */
export function presentedIn({ search, hash }: Pick<Location, 'search' | 'hash'>): string | undefined {
  if (!new URLSearchParams(search).has(parameter)) return undefined;
  return nameIn(hash) || 'title';
}

/** Puts the shown slide into the address, so that copying it or loading the page again leads to the same slide. */
export function rememberSlide(name: string, isPresented: boolean): void {
  const { pathname } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${isPresented ? `?${parameter}` : ''}#${name}`);
}

/** As `unfoldTarget.ts` reads it; a module for both would cost every page more than it is long. */
function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
