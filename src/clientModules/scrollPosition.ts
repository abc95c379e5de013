import type { ClientModule } from '@docusaurus/types';

/** Where the reader was in each entry of the history of this visit, in pixels from the top. */
const positions = new Map<string, number>();
let entry = '';
let travelling = false;

/** The router keeps a key in the state of each history entry; the first entry of a visit has none. */
function entryKey(): string {
  const state: unknown = window.history.state;
  const key = typeof state === 'object' && state !== null ? (state as { key?: unknown }).key : undefined;
  return typeof key === 'string' ? key : '';
}

/**
 * Back and forward return to where the reader was. The generator goes to the top after every navigation, and the
 * browser restores the position before the other page is there.
 */
const scrollPosition: ClientModule = {
  onRouteUpdate({ previousLocation }) {
    if (previousLocation) {
      // A link was followed: the page that is left is still on screen.
      if (!travelling) positions.set(entry, window.scrollY);
      return;
    }
    entry = entryKey();
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('popstate', () => (travelling = true));
  },
  onRouteDidUpdate({ previousLocation }) {
    const position = travelling ? positions.get(entryKey()) : undefined;
    entry = entryKey();
    travelling = false;
    if (previousLocation && position !== undefined) window.scrollTo({ top: position, behavior: 'instant' });
  },
};

export default scrollPosition;

/** Positions between leaving one entry and showing the other belong to neither. */
function remember(): void {
  if (!travelling && entryKey() === entry) positions.set(entry, window.scrollY);
}
