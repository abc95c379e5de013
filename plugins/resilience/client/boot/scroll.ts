/**
 * `reloadOnce` asks the browser not to restore the old page's scroll position, so that a hash is honoured.
 * That wish is stored with the history entry: it ends here, once the page stands.
 */
export function restoreScrollBehaviour(window: Window): void {
  if (window.history.scrollRestoration !== 'manual') return;
  window.addEventListener('load', () => {
    window.history.scrollRestoration = 'auto';
  });
}
