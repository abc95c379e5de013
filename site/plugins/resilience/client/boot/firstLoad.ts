import { aliveEvent } from '../../shared/aliveEvent';
import { suggestBaseUrl } from './baseUrl';
import { removeNotice, showBaseUrlBanner, showBootNotice } from './notice';

/**
 * Watches until React has taken over. A script of ours that is missing, truncated or throws until then would leave
 * a page whose controls are dead without a word: say so, and offer another try.
 */
export function watchFirstLoad(window: Window, baseUrl: string, wasMalformed: boolean): void {
  const { document } = window;
  const stop = new AbortController();
  const watch = { capture: true, signal: stop.signal };

  const failed = (): void => {
    clearTimeout(late);
    const suggestion = suggestBaseUrl(window.location.pathname, canonicalPath(document), baseUrl);
    if (suggestion === null)
      showBootNotice(document, { title: 'This page did not load properly.', detail: withoutScripts });
    else showBaseUrlBanner(document, baseUrl, suggestion);
  };
  // It may still come: nothing is wrong but the wait.
  const late = setTimeout(
    () => showBootNotice(document, { title: 'This page is still loading.', detail: withoutScripts }),
    lateAfter,
  );
  window.addEventListener('error', (event) => isOurs(event, window.location.origin) && failed(), watch);
  window.addEventListener(
    'unhandledrejection',
    (event) => isOurRejection(event, window.location.origin) && failed(),
    watch,
  );
  // Back or Forward to an entry of an earlier document changes the address alone: React would take over another page.
  const { pathname } = window.location;
  const loadTheOther = (): void => {
    if (window.location.pathname === pathname) return;
    // Scripts that are still under way would take over until the other page is here.
    window.stop();
    window.location.reload();
  };
  window.addEventListener('popstate', loadTheOther, watch);
  document.addEventListener(
    aliveEvent,
    () => {
      stop.abort();
      clearTimeout(late);
      removeNotice(document);
      if (wasMalformed)
        showBootNotice(document, { title: 'The address of this page is malformed.', detail: unreadable });
    },
    { once: true },
  );
}

/** From when on a page that is not alive says so, in milliseconds: a slow phone on a slow network needs less. */
const lateAfter = 5000;
const withoutScripts = 'Its text and links work. Menus, search and the colour switch do not yet.';
const unreadable = 'Part of it could not be read.';

/** True for a script of this site that did not arrive, and for an error thrown by one that did. */
function isOurs(event: ErrorEvent | Event, origin: string): boolean {
  if (event.target instanceof HTMLScriptElement) return event.target.src.startsWith(`${origin}/`);
  return event instanceof ErrorEvent && event.filename.startsWith(`${origin}/`);
}

/** Extensions reject promises in the page too: only what names a chunk or one of our files counts. */
function isOurRejection({ reason }: PromiseRejectionEvent, origin: string): boolean {
  if (!(reason instanceof Error)) return false;
  return reason.name === 'ChunkLoadError' || (reason.stack ?? '').includes(`${origin}/`);
}

function canonicalPath(document: Document): string | null {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return link && new URL(link.href).pathname;
}
