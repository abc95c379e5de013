/**
 * `reloadOnce` asks the browser not to restore the scroll position of the page that was left. The wish is stored
 * with the history entry and ends here, when the browser has passed its last occasion to restore, right after
 * `load`. Chromium leaves the hash aside too in that case, so it is followed here.
 */
export function restoreScrollBehaviour(window: Window): void {
  const { history, document } = window;
  if (history.scrollRestoration !== 'manual') return;
  const followHash = (): void => hashTarget(window)?.scrollIntoView();
  document.addEventListener('DOMContentLoaded', followHash);
  window.addEventListener('load', () => {
    followHash();
    window.setTimeout(() => {
      history.scrollRestoration = 'auto';
    });
  });
}

function hashTarget({ location, document }: Window): HTMLElement | null {
  return document.getElementById(decodeURIComponent(location.hash.slice(1)));
}
