import { useEffect, useReducer, useRef } from 'react';

import type { SearchClient, SearchRequest } from '../../shared/types';
import { keepAsking, reduce, requestsFor, type SearchState, type SearchSteps } from './asking';

/** Asks the client whenever the request changes; after a failure again, when the network returns or after a pause. */
export function useSearch(client: SearchClient, request: SearchRequest, steps?: SearchSteps): SearchState {
  const [state, dispatch] = useReducer(reduce, { hasFailed: false, isBusy: false });
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
    return keepAsking(client, requestsFor(whole, steps, wantsTitles.current), dispatch);
  }, [client, query, limit, offset, topic, context, steps]);
  return state;
}
