import { showNotice } from '../../../../lib/notice';

interface EntryState {
  reloadedAt?: number;
}

/** A second failure of the same history entry within this time is not cured by reloading. In milliseconds. */
const cooldown = 60_000;
let reloading = false;

/**
 * Loads the current address anew because a part of it could not be fetched (a new deployment removed it, or the
 * network failed). At most once a minute for one history entry: the mark is kept in the entry's own state, which
 * survives the reload and needs no storage. After that a notice with a retry appears instead of a loop.
 */
export function reloadOnce(window: Window): void {
  if (reloading) return;
  const state = (window.history.state ?? {}) as EntryState;
  if (state.reloadedAt !== undefined && Date.now() - state.reloadedAt < cooldown) {
    showNotice(window.document, {
      title: 'This page did not load properly.',
      detail: 'Part of it could not be fetched.',
    });
    return;
  }
  reloading = true;
  window.history.replaceState({ ...state, reloadedAt: Date.now() }, '');
  // Else the browser would restore the scroll position of the page that was left, and ignore the hash.
  window.history.scrollRestoration = 'manual';
  window.location.reload();
}
