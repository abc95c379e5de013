import {
  SearchUnavailable,
  Superseded,
  type SearchClient,
  type SearchRequest,
  type SearchResponse,
} from '../../shared/types';

export interface SearchState {
  /** The newest answer; it stays while a newer query is under way. */
  response?: SearchResponse;
  /** The newest query failed. It is asked again by itself. */
  hasFailed: boolean;
  /** It failed because of a file on the server, not of the network. */
  isDamaged?: boolean;
  isBusy: boolean;
  /** The answer lets the reader wait: say so. */
  isLate?: boolean;
}

export type SearchAction =
  | { type: 'asked' }
  | { type: 'late' }
  | { type: 'answered'; response: SearchResponse }
  | { type: 'failed'; isDamaged: boolean }
  | { type: 'cleared' };

/** The state after a change. */
export function reduce(state: SearchState, change: SearchAction): SearchState {
  switch (change.type) {
    case 'asked':
      return { ...state, isBusy: true };
    case 'late':
      return { ...state, isLate: true };
    case 'answered':
      return { response: change.response, hasFailed: false, isBusy: false };
    case 'failed':
      return { hasFailed: true, isDamaged: change.isDamaged, isBusy: false };
    case 'cleared':
      return { hasFailed: false, isBusy: false };
  }
}

/** From when on waiting is shown, in milliseconds. */
const lateAfter = 500;
const firstPause = 1_000;
const longestPause = 15_000;

export interface SearchSteps {
  /** So many pages are shown as soon as they are there, and the others join them. */
  firstPages: number;
  /** Titles are shown until there is a whole answer. */
  titlesAtOnce: boolean;
}

/** What is asked for a request, one after the other: titles, the first pages, all of them. */
export function requestsFor(
  request: SearchRequest,
  steps: SearchSteps | undefined,
  wantsTitles: boolean,
): SearchRequest[] {
  const { firstPages = request.limit, titlesAtOnce = false } = steps ?? {};
  return [
    ...(titlesAtOnce && wantsTitles ? [{ ...request, atOnce: true }] : []),
    ...(firstPages < request.limit ? [{ ...request, limit: firstPages }] : []),
    request,
  ];
}

/** Asks one request after the other, each until it is answered. */
export function keepAsking(
  client: SearchClient,
  requests: readonly SearchRequest[],
  dispatch: (change: SearchAction) => void,
): () => void {
  let isWanted = true;
  let pause = firstPause;
  let timer: number | undefined;
  let late: number | undefined;
  let [request, ...others] = requests;
  const ask = (): void => {
    window.clearTimeout(timer);
    window.clearTimeout(late);
    if (!request) return;
    dispatch({ type: 'asked' });
    late = window.setTimeout(() => dispatch({ type: 'late' }), lateAfter);
    client.search(request).then(
      (response) => {
        if (!isWanted) return;
        if (!response.isPartial || response.total > 0) dispatch({ type: 'answered', response });
        [request, ...others] = response.hasMore ? others : [];
        ask();
      },
      (error: unknown) => {
        if (!isWanted || error instanceof Superseded) return;
        window.clearTimeout(late);
        dispatch({ type: 'failed', isDamaged: error instanceof SearchUnavailable && error.isDamaged });
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
    window.clearTimeout(late);
    window.removeEventListener('online', ask);
  };
}
