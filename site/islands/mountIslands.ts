import type { Root } from 'react-dom/client';

import { frameOf, showFailure } from './failedIsland';
import { isIslandName } from './registry';

/**
 * Brings the islands below an element to life: each `[data-island]` when it comes near the viewport, or at once when
 * the reader points at it or focuses it. Until then, and where it fails, its server-rendered frame stays.
 * Returns what unmounts them.
 */
export function mountIslands(container: HTMLElement): () => void {
  const islands = [...container.querySelectorAll<HTMLElement>('[data-island]')].filter(isIsland);
  const roots = new Map<HTMLElement, Root>();
  const abort = new AbortController();
  // Clicks on the picture of a button are done when the button is there, and then only: React, which answers the click
  // that reaches it while it takes the frame over, must not see it before. The notice of one that failed works at once.
  let early: HTMLElement[] = [];
  const remember = (event: Event): void => {
    const place = '[data-island]:not([data-island-state="live"]) button:not(.island-notice *)';
    const button = (event.target as Element).closest<HTMLElement>(place);
    if (!button) return;
    event.stopImmediatePropagation();
    early.push(button);
  };
  container.addEventListener('click', remember, { capture: true, signal: abort.signal });
  const wake = (island: HTMLElement): void => {
    // One that failed waits for its button: a pointer on the way there would start a second beside it.
    if (island.dataset['islandState'] !== undefined || abort.signal.aborted) return;
    observer.unobserve(island);
    island.dataset['islandState'] = 'loading';
    const frame = frameOf(island);
    const fail = (): void => showFailure(island, frame, () => retry(island));
    const alive = (): void => {
      island.dataset['islandState'] = 'live';
      // Once: an island that fails later and is tried again does not repeat them.
      const own = early.filter((button) => island.contains(button));
      early = early.filter((button) => !own.includes(button));
      for (const button of own) button.click();
    };
    void import('./mountIsland')
      .then(({ mountIsland }) => mountIsland(island, alive, fail, abort.signal))
      .then((root) => {
        if (root) roots.set(island, root);
      })
      .catch((error: unknown) => {
        console.warn('An interactive part could not be started.', error);
        fail();
      });
  };
  const retry = (island: HTMLElement): void => {
    roots.get(island)?.unmount();
    roots.delete(island);
    delete island.dataset['islandState'];
    wake(island);
  };
  const observer = new IntersectionObserver(
    (entries) => entries.filter((entry) => entry.isIntersecting).forEach(({ target }) => wake(target as HTMLElement)),
    { rootMargin: '300px' },
  );
  for (const island of islands) {
    observer.observe(island);
    for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
      island.addEventListener(type, () => wake(island), { once: true, passive: true, signal: abort.signal });
    }
  }
  return () => {
    abort.abort();
    observer.disconnect();
    // React must not unmount a root while it renders another; the next task is soon enough.
    for (const root of roots.values()) setTimeout(() => root.unmount());
  };
}

const isIsland = (element: HTMLElement): boolean => isIslandName(element.dataset['island']);
