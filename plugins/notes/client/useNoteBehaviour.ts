import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, type RefObject } from 'react';

import { savesData } from '@site/lib/savesData';
import { staysHere } from '@site/src/components/links/internalLink';
import { mountIslands } from '@site/src/islands/mountIslands';
import { fetchForCopy, onCopy } from './copy';

/**
 * What React would do for a note's elements if it had rendered them in the browser: copy buttons copy, islands come
 * alive, a link that is pointed at shows its card. Where links lead is `plugins/navigation`'s. A note in which the
 * reader scrolls is remembered as begun.
 */
export function useNoteBehaviour(body: RefObject<HTMLElement | null>, permalink: string): void {
  const base = useBaseUrl('/');
  useEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    const onIntent = (event: Event): void => {
      fetchForCopy(event);
      offerCard(event);
    };
    element.addEventListener('click', onCopy);
    for (const type of intents) element.addEventListener(type, onIntent, { passive: true });
    const unmountIslands = mountIslands(element);
    const unfollow = followOnScroll(permalink.slice(base.length), element);
    return () => {
      unfollow();
      element.removeEventListener('click', onCopy);
      for (const type of intents) element.removeEventListener(type, onIntent);
      unmountIslands();
    };
  }, [body, permalink, base]);
}

/** Who only looks in is no reader, nor is a page that is sent back to its top: the code comes with the first way down. */
function followOnScroll(to: string, body: HTMLElement): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  const begin = async (): Promise<void> => {
    removeEventListener('scroll', onScroll);
    const { followReading } = await import('./followReading');
    if (!signal.aborted) signal.addEventListener('abort', followReading(to, body));
  };
  const onScroll = (): void => {
    if (scrollY > 100) begin().catch(() => undefined);
  };
  // The table of contents is no note.
  if (!to.includes('/')) return () => undefined;
  addEventListener('scroll', onScroll, { passive: true, signal });
  // A reader may have scrolled before this code was there; the page before may not be gone yet.
  const early = setTimeout(onScroll, 1000);
  return () => {
    clearTimeout(early);
    abort.abort();
  };
}

/** The address of a note. */
const notePath = /\/docs\/.+/;

/**
 * The card of what a link leads to. Without it, or where its code does not arrive, the link is a link. On a slow
 * connection a card is not worth a note's bytes.
 */
function offerCard(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !staysHere(link) || !notePath.test(link.pathname) || savesData()) return;
  import('./card/conceptCard').then(({ offer }) => offer(link, event.type)).catch(() => undefined);
}

const intents = ['mouseover', 'focusin', 'touchstart'] as const;
