import { useHistory } from '@docusaurus/router';
import { useEffect, type RefObject } from 'react';

import { mountIslands } from '@site/src/islands/mountIslands';
import { fetchForCopy, onCopy } from './copy';
import { internalLink, notePath, prefetchVisibleLinks } from './links';

/**
 * What React would do for a note's elements if it had rendered them in the browser: links navigate without loading a
 * page and are fetched ahead, copy buttons copy, islands come alive.
 */
export function useNoteBehaviour(body: RefObject<HTMLElement | null>, permalink: string): void {
  const history = useHistory();
  useEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    const onClick = (event: MouseEvent): void => {
      onCopy(event);
      const link = internalLink(event);
      if (!link) return;
      event.preventDefault();
      history.push(link);
    };
    const onIntent = (event: Event): void => {
      fetchForCopy(event);
      const link = internalLink(event);
      if (!link) return;
      void window.docusaurus.preload(link.pathname);
      offerCard(event);
    };
    element.addEventListener('click', onClick);
    for (const type of intents) element.addEventListener(type, onIntent, { passive: true });
    const stopPrefetching = prefetchVisibleLinks(element);
    const unmountIslands = mountIslands(element);
    return () => {
      element.removeEventListener('click', onClick);
      for (const type of intents) element.removeEventListener(type, onIntent);
      stopPrefetching();
      unmountIslands();
    };
  }, [body, history, permalink]);
}

/** The card of what a link leads to. Without it, or where its code does not arrive, the link is a link. */
function offerCard(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !notePath.test(link.pathname) || savesData()) return;
  import('./card/conceptCard').then(({ offer }) => offer(link, event.type)).catch(() => undefined);
}

/** A slow connection, or a reader who asked for less data: a card is not worth a note's bytes there. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}

const intents = ['mouseover', 'focusin', 'touchstart'] as const;
