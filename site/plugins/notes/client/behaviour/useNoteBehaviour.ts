import { useLocation } from '@docusaurus/router';
import { useEffect, useLayoutEffect, type RefObject } from 'react';

import { savesData } from '../../../../lib/savesData';
import { siteLinkAt } from '../../../../lib/siteLink';
import { mountIslands } from '../../../../islands/mountIslands';
import { fetchForCopy, onCopy } from './copy';
import { unfoldTarget } from './unfoldTarget';

/**
 * What React would do for a note's elements if it had rendered them in the browser: copy buttons copy, islands come
 * alive, a link that is pointed at shows its card, one to something folded opens it, and words that are
 * selected have a link to them. Where links lead is `site/plugins/navigation`'s. A note in which the
 * reader scrolls is remembered as begun.
 */
export function useNoteBehaviour(body: RefObject<HTMLElement | null>, permalink: string): void {
  const location = useLocation();
  // Before the position of an earlier visit is restored: the page has its length then.
  useLayoutEffect(() => {
    if (body.current) unfoldTarget(body.current, location.hash);
  }, [body, location]);
  useEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    const onIntent = (event: Event): void => {
      fetchForCopy(event);
      offerCard(event);
    };
    // Who only looks in is no reader: what remembers the note comes with the first scroll, but not on a slow network.
    const onScroll = (): void => {
      if (savesData()) return;
      import(/* webpackChunkName: "reading" */ '../reading/followReading')
        .then(({ followReading }) => followReading(permalink, element, signal))
        .catch(() => undefined);
    };
    const onSelect = (): void => {
      import('../selected/selectedWays')
        .then(({ followSelection }) => followSelection(element, signal))
        .catch(() => undefined);
    };
    element.addEventListener('click', onCopy, { signal });
    for (const type of intents) element.addEventListener(type, onIntent, { passive: true, signal });
    addEventListener('scroll', onScroll, { once: true, signal });
    element.addEventListener('selectstart', onSelect, { once: true, signal });
    if (element.querySelector('.bet'))
      import('./bets').then(({ followBets }) => followBets(element, signal)).catch(() => undefined);
    if (!CSS.supports('selector(::details-content)'))
      import('./unfoldOnPaper').then(({ unfoldOnPaper }) => unfoldOnPaper(element, signal)).catch(() => undefined);
    const unmountIslands = mountIslands(element);
    return () => {
      abort.abort();
      unmountIslands();
    };
  }, [body, permalink]);
}

/** The address of a note. */
const notePath = /\/docs\/.+/;

/**
 * The card of what a link leads to. Without it, or where its code does not arrive, the link is a link. On a slow
 * connection a card is not worth a note's bytes.
 */
function offerCard(event: Event): void {
  const link = siteLinkAt(event);
  if (!link || !notePath.test(link.pathname) || savesData()) return;
  import('../card/conceptCard').then(({ offer }) => offer(link, event.type)).catch(() => undefined);
}

const intents = ['mouseover', 'focusin', 'touchstart'] as const;
