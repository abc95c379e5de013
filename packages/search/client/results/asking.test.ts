import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { SearchUnavailable, Superseded, type SearchRequest, type SearchResponse } from '../../shared/types';
import { keepAsking, reduce, requestsFor, type SearchAction, type SearchState } from './asking';

const answer = (parts: Partial<SearchResponse> = {}): SearchResponse => ({
  query: 'epoll',
  total: 1,
  hits: [],
  places: [],
  hasMore: false,
  topics: [],
  suggestions: [],
  ...parts,
});

describe('reduce', () => {
  const busy: SearchState = { response: answer(), hasFailed: false, isBusy: true };

  it.each<[SearchAction, SearchState]>([
    [{ type: 'asked' }, busy],
    [{ type: 'late' }, { ...busy, isLate: true }],
    [
      { type: 'answered', response: answer({ total: 2 }) },
      { ...busy, response: answer({ total: 2 }), isBusy: false },
    ],
    [
      { type: 'failed', isDamaged: true },
      { hasFailed: true, isDamaged: true, isBusy: false },
    ],
    [{ type: 'cleared' }, { hasFailed: false, isBusy: false }],
  ])('after %j', (change, expected) => {
    expect(reduce(busy, change)).toEqual(expected);
  });

  it('says no longer that an answer is late when it is there', () => {
    const state = reduce({ ...busy, isLate: true }, { type: 'answered', response: answer() });
    expect(state.isLate).toBeUndefined();
  });
});

describe('requestsFor', () => {
  const request = { query: 'epoll', limit: 8 };
  const steps = { firstPages: 4, titlesAtOnce: true };

  it('asks for titles, for the first pages, for all', () => {
    expect(requestsFor(request, steps, true)).toEqual([
      { ...request, atOnce: true },
      { ...request, limit: 4 },
      request,
    ]);
  });

  it('asks for no titles beside a whole answer, and for no first pages where these are all', () => {
    expect(requestsFor(request, steps, false)).toEqual([{ ...request, limit: 4 }, request]);
    expect(requestsFor({ ...request, limit: 4 }, steps, false)).toEqual([{ ...request, limit: 4 }]);
    expect(requestsFor(request, undefined, true)).toEqual([request]);
  });
});

describe('keepAsking', () => {
  const requests: SearchRequest[] = [
    { query: 'epoll', limit: 8, atOnce: true },
    { query: 'epoll', limit: 4 },
    { query: 'epoll', limit: 8 },
  ];
  /** What the client does, one after the other. */
  let answers: (() => Promise<SearchResponse>)[];
  let asked: SearchRequest[];
  let changes: SearchAction[];
  let stop: () => void;
  let online: EventTarget;

  beforeEach(() => {
    vi.useFakeTimers();
    online = new EventTarget();
    vi.stubGlobal('window', {
      setTimeout: (run: () => void, after: number) => setTimeout(run, after),
      clearTimeout: (timer?: NodeJS.Timeout) => clearTimeout(timer),
      addEventListener: online.addEventListener.bind(online),
      removeEventListener: online.removeEventListener.bind(online),
    });
    [asked, changes, answers] = [[], [], []];
  });

  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const start = (...all: (() => Promise<SearchResponse>)[]): void => {
    answers = all;
    const search = (request: SearchRequest): Promise<SearchResponse> => {
      asked.push(request);
      return answers.shift()?.() ?? new Promise(() => undefined);
    };
    const client = {
      provider: 'embedded' as const,
      prepare: () => undefined,
      search,
      passages: () => Promise.resolve([]),
    };
    stop = keepAsking(client, requests, (change) => changes.push(change));
  };
  const types = (): string[] => changes.map(({ type }) => type);
  const whole = (): Promise<SearchResponse> => Promise.resolve(answer());
  const fails = (error: Error) => (): Promise<SearchResponse> => Promise.reject(error);

  it('asks one after the other as long as there is more', async () => {
    start(
      () => Promise.resolve(answer({ isPartial: true, hasMore: true })),
      () => Promise.resolve(answer({ hasMore: true })),
      whole,
    );
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(requests);
    expect(types()).toEqual(['asked', 'answered', 'asked', 'answered', 'asked', 'answered']);
  });

  it('shows no empty list of titles, and asks no more where the first pages are all', async () => {
    start(() => Promise.resolve(answer({ isPartial: true, hasMore: true, total: 0 })), whole);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(2);
    expect(types()).toEqual(['asked', 'asked', 'answered']);
  });

  it('says that an answer is late after half a second', async () => {
    start();
    await vi.advanceTimersByTimeAsync(499);
    expect(types()).toEqual(['asked']);
    await vi.advanceTimersByTimeAsync(1);
    expect(types()).toEqual(['asked', 'late']);
  });

  it('asks again after a failure, after ever longer pauses, and at once when the network returns', async () => {
    const failed = fails(new SearchUnavailable('no', true));
    start(failed, failed, failed, whole);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(3);
    online.dispatchEvent(new Event('online'));
    expect(asked).toHaveLength(4);
    expect(changes[1]).toEqual({ type: 'failed', isDamaged: true });
  });

  it('says nothing of a query that a newer one has overtaken', async () => {
    start(fails(new Superseded('newer')));
    await vi.advanceTimersByTimeAsync(400);
    expect(types()).toEqual(['asked']);
  });

  it('asks and tells nothing once it is stopped', async () => {
    start(whole);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    online.dispatchEvent(new Event('online'));
    expect(asked).toHaveLength(1);
    expect(types()).toEqual(['asked']);
  });
});
