import type { ClientModule } from '@docusaurus/types';

import { currentHistory } from './router/history';

const storageKey = 'groundwork.positions';

/** Where the reader was in each entry of the history of this visit, in pixels from the top. */
let positions: Record<string, number> = {};
let entry = '';
let travelling = false;
let resting: ReturnType<typeof setTimeout> | undefined;

/** The router keeps a key in the state of each history entry. */
function entryKey(): string {
  const state: unknown = window.history.state;
  const key = typeof state === 'object' && state !== null ? (state as { key?: unknown }).key : undefined;
  return typeof key === 'string' ? key : '';
}

/**
 * Back and forward return to where the reader was. The generator goes to the top after every navigation, and the
 * browser restores the position before the other page is there. In development, where the history is not ours, they lead
 * to the top.
 */
const scrollPosition: ClientModule = {
  onRouteUpdate({ previousLocation }) {
    if (previousLocation) {
      // Asked of the history, and not of the browser's event: a page that is here already may be shown before others hear it.
      travelling = currentHistory()?.action === 'POP';
      // The page that is left is still on screen: a link was followed, or the reader had to come back to it.
      if (!travelling || entryKey() === entry) positions[entry] = window.scrollY;
      return;
    }
    entry = entryKey();
    positions = storedPositions();
    window.addEventListener('pagehide', storePositions);
    window.addEventListener('scroll', remember, { passive: true });
  },
  onRouteDidUpdate({ previousLocation }) {
    const position = travelling ? positions[entryKey()] : undefined;
    entry = entryKey();
    travelling = false;
    if (previousLocation && position !== undefined) window.scrollTo({ top: position, behavior: 'instant' });
  },
};

export default scrollPosition;

/** Positions between leaving one entry and showing the other belong to neither. A tab that crashes says no goodbye. */
function remember(): void {
  if (travelling || entryKey() !== entry) return;
  positions[entry] = window.scrollY;
  clearTimeout(resting);
  resting = setTimeout(storePositions, 500);
}

/** A page that was loaded anew goes on with the history of the page before it. Without storage it begins one. */
function storedPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function storePositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Then the way back leads to the top.
  }
}
