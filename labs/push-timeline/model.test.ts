import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { EXAMPLES, model, PATTERNS, prediction, WAYS, worstDelay } from './model';
import { BREAK_AT, BYTES, END, INTERVALS, NEWS, RETRY, run, WAY_TIME, type Setup } from './run';

const setups: Setup[] = WAYS.flatMap((way) =>
  PATTERNS.flatMap((pattern) =>
    INTERVALS.flatMap((interval) => [true, false].map((breaks) => ({ way, pattern, interval, breaks }))),
  ),
);
const whole = setups.filter(({ breaks }) => !breaks);
const end = (setup: Setup) => model.trace(setup).at(-1)!.state;

/** An independent count: a clock that moves by tenths, with a server that holds at most one open question. */
function clock({ way, pattern, interval }: Setup) {
  let known = 0;
  let requests = 0;
  let waiting: number | null = null;
  const heard = new Map<number, number>();
  const arriving: { at: number; upTo: number }[] = [];
  const isAsking = way === 'polling' || way === 'long';
  let mayAsk = true;
  for (let now = 0; now <= END; now++) {
    for (const { at, upTo } of arriving) {
      if (at !== now) continue;
      for (; known < upTo; known++) heard.set(known + 1, now);
      mayAsk = true;
    }
    if (way === 'polling' ? now % (interval * 10) === 0 : isAsking ? mayAsk : now === 0) {
      requests += 1;
      waiting = now + WAY_TIME;
      mayAsk = false;
    }
    const there = NEWS[pattern].filter((at) => at <= now).length;
    if (isAsking && waiting !== null && now >= waiting && (way === 'polling' || there > known)) {
      arriving.push({ at: now + WAY_TIME, upTo: there });
      waiting = null;
    }
    if (!isAsking && now >= WAY_TIME) arriving.push({ at: now + WAY_TIME, upTo: there });
  }
  return { requests, heard: Object.fromEntries(heard) };
}

describe('the four ways', () => {
  it('cost the bytes that were counted in the sample of the note: four pieces of news each', () => {
    const recorded = readFileSync('samples/browsers/polling-methods/four.mjs.out', 'utf8');
    const bytes = [...recorded.matchAll(/ (\d+) {2,}(\d+) {2,}(?:most|none)/g)].map(([, , count]) => Number(count));
    const { exchange, piece, stream, event, upgrade, frame } = BYTES;
    expect(bytes).toEqual([
      7 * exchange + 4 * piece,
      4 * exchange + 4 * piece,
      stream + 4 * event,
      upgrade + 4 * frame,
    ]);
  });

  it('ask and hear as a clock by tenths of a second has it', () => {
    for (const setup of whole) {
      const { requests, heard } = end(setup).totals;
      expect({ requests, heard }, model.encode(setup)).toEqual(clock(setup));
    }
  });

  it('hear everything in time, if nothing breaks', () => {
    for (const setup of whole) {
      const { heard } = end(setup).totals;
      const inTime = NEWS[setup.pattern].filter(
        (at) => at + 4 <= END && (setup.way !== 'polling' || at <= END - setup.interval * 10),
      );
      for (const [index] of inTime.entries()) expect(heard[index + 1], model.encode(setup)).toBeDefined();
    }
  });

  it('lose news by a break only on a bare socket', () => {
    for (const setup of setups.filter(({ breaks }) => breaks)) {
      const { heard } = end(setup).totals;
      const missed = NEWS[setup.pattern].flatMap((at, index) =>
        at > BREAK_AT - 1 && at < BREAK_AT + RETRY ? [index + 1] : [],
      );
      for (const id of missed) {
        if (setup.way === 'socket') expect(heard[id], model.encode(setup)).toBeUndefined();
        if (setup.way === 'events' || setup.way === 'long') expect(heard[id], model.encode(setup)).toBeDefined();
      }
    }
  });

  it('hear without waiting for a clock, except by polling', () => {
    for (const setup of whole) {
      const delay = worstDelay(end(setup))!;
      if (setup.way === 'polling') expect(delay).toBeLessThanOrEqual(setup.interval + 0.2);
      else expect(delay, model.encode(setup)).toBeLessThanOrEqual(0.3);
    }
  });

  it('tell events in the order of time', () => {
    for (const setup of setups) {
      const times = run(setup).map(({ at }) => at);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(times.at(-1)).toBeLessThanOrEqual(END);
    }
  });
});

describe('the figure', () => {
  it('asks what its run tells', () => {
    expect(prediction.choices[prediction.right]).toBe('0.9 s');
    expect(new Set(prediction.choices).size).toBe(3);
    expect(model.trace(model.initial)[model.startAt]!.text).toBe('1.3 s: The server has news 1.');
  });

  it('loses news in the example of the socket, and repairs it in that of the stream', () => {
    expect(end(EXAMPLES['A socket that breaks']).totals.heard[4]).toBeUndefined();
    expect(end(EXAMPLES['A stream that breaks']).totals.heard[4]).toBe(BREAK_AT + RETRY + 2 * WAY_TIME);
  });
});
