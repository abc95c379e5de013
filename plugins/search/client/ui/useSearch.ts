import { useEffect, useReducer } from 'react';

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

/** Asks the client whenever the request changes; after a failure again, when the network returns or after a pause. */
export function useSearch(client: SearchClient, request: SearchRequest): SearchState {
  const [state, dispatch] = useReducer(reduce, { hasFailed: false, isBusy: false });
  const { query, limit, offset, topic, context } = request;
  useEffect(() => {
    if (!query.trim()) {
      dispatch({ type: 'cleared' });
      return undefined;
    }
    return keepAsking(
      client,
      { query, limit, ...(offset && { offset }), ...(topic && { topic }), ...(context && { context }) },
      dispatch,
    );
  }, [client, query, limit, offset, topic, context]);
  return state;
}

function keepAsking(client: SearchClient, request: SearchRequest, dispatch: (change: Change) => void): () => void {
  let isWanted = true;
  let pause = firstPause;
  let timer: number | undefined;
  const ask = (): void => {
    window.clearTimeout(timer);
    dispatch({ type: 'asked' });
    client.search(request).then(
      (response) => {
        if (!isWanted) return;
        window.removeEventListener('online', ask);
        dispatch({ type: 'answered', response });
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
