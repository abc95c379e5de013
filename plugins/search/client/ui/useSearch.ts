import { useEffect, useReducer, useRef } from 'react';

import { Superseded, type SearchClient, type SearchRequest, type SearchResponse } from '../../shared/types';

export interface SearchState {
  /** The newest answer; it stays while a newer query is under way. */
  response?: SearchResponse;
  /** The newest query failed. It is asked again by itself. */
  hasFailed: boolean;
  isBusy: boolean;
}

type Change =
  { type: 'asked' } | { type: 'answered'; response: SearchResponse } | { type: 'failed' } | { type: 'cleared' };

function reduce(state: SearchState, change: Change): SearchState {
  switch (change.type) {
    case 'asked':
      return { ...state, isBusy: true };
    case 'answered':
      return { response: change.response, hasFailed: false, isBusy: false };
    case 'failed':
      return { hasFailed: true, isBusy: false };
    case 'cleared':
      return { hasFailed: false, isBusy: false };
  }
}

const firstPause = 1_000;
const longestPause = 15_000;

export interface SearchSteps {
  /** So many pages are shown as soon as they are there, and the others join them. */
  firstPages: number;
  /** Titles are shown until there is a whole answer. */
  titlesAtOnce: boolean;
}

/** Asks the client whenever the request changes; after a failure again, when the network returns or after a pause. */
export function useSearch(client: SearchClient, request: SearchRequest, steps?: SearchSteps): SearchState {
  const [state, dispatch] = useReducer(reduce, { hasFailed: false, isBusy: false });
  const { firstPages = request.limit, titlesAtOnce = false } = steps ?? {};
  // Whole answers stay until the next; titles beside them would only flicker.
  const wantsTitles = useRef(true);
  useEffect(() => {
    wantsTitles.current = state.response === undefined || state.response.isPartial === true;
  }, [state.response]);
  const { query, limit, offset, topic, context } = request;
  useEffect(() => {
    if (!query.trim()) {
      dispatch({ type: 'cleared' });
      return undefined;
    }
    const whole = { query, limit, ...(offset && { offset }), ...(topic && { topic }), ...(context && { context }) };
    const titles = titlesAtOnce && wantsTitles.current ? [{ ...whole, atOnce: true }] : [];
    const first = firstPages < limit ? [{ ...whole, limit: firstPages }] : [];
    return keepAsking(client, [...titles, ...first, whole], dispatch);
  }, [client, query, limit, offset, topic, context, firstPages, titlesAtOnce]);
  return state;
}

/** Asks one request after the other, each until it is answered. */
function keepAsking(
  client: SearchClient,
  requests: readonly SearchRequest[],
  dispatch: (change: Change) => void,
): () => void {
  let isWanted = true;
  let pause = firstPause;
  let timer: number | undefined;
  let [request, ...others] = requests;
  const ask = (): void => {
    window.clearTimeout(timer);
    if (!request) return;
    dispatch({ type: 'asked' });
    client.search(request).then(
      (response) => {
        if (!isWanted) return;
        if (!response.isPartial || response.total > 0) dispatch({ type: 'answered', response });
        [request, ...others] = response.hasMore ? others : [];
        ask();
      },
      (error: unknown) => {
        if (!isWanted || error instanceof Superseded) return;
        dispatch({ type: 'failed' });
        timer = window.setTimeout(ask, pause);
        pause = Math.min(longestPause, pause * 2);
      },
    );
  };
  window.addEventListener('online', ask);
  ask();
  return () => {
    isWanted = false;
    window.clearTimeout(timer);
    window.removeEventListener('online', ask);
  };
}
