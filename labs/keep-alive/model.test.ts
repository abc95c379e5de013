import { describe, expect, it } from 'vitest';
import { seeded } from '@groundwork/lib/seeded';
import { EXAMPLES, model, MOST_GAPS, prediction } from './model';
import { run, TRIP, type Outcome, type Setup } from './run';

const limits = [null, 1, 2, 4, 5, 30, 60, 75, 90];

/** The outcome of one request after an idle time, by the inequality of the note; everything in tenths of a second. */
function byFormula({ method, server, client }: Setup, gap: number): Outcome {
  const closes = server === null ? Infinity : server * 10;
  const givesUp = client === null ? Infinity : client * 10;
  if (gap >= givesUp || gap >= closes) return 'new';
  if (gap + TRIP <= closes) return 'reused';
  return method === 'GET' ? 'repeated' : 'lost';
}

const outcomes = (setup: Setup) =>
  run(setup)
    .at(-1)!
    .state.requests.map(({ outcome }) => outcome);

describe('a request after an idle time', () => {
  it.each(['GET', 'POST'] as const)('%s: ends as the inequality says, for every pair of limits', (method) => {
    for (const server of limits)
      for (const client of limits)
        for (const near of [server ?? 3, client ?? 3].map((value) => value * 10))
          for (let gap = Math.max(1, near - 6); gap <= near + 6; gap++) {
            const setup: Setup = { method, server, client, gaps: [gap] };
            expect(outcomes(setup)[1], JSON.stringify(setup)).toBe(byFormula(setup, gap));
          }
  });

  it('is never lost by a client that gives up at least one round trip earlier', () => {
    for (let gap = 1; gap < 120; gap++) {
      const setup: Setup = { method: 'POST', server: 5, client: 4, gaps: [gap, gap, gap] };
      expect(outcomes(setup)).not.toContain('lost');
    }
  });

  it('is lost in a window of one round trip, whatever the server’s limit', () => {
    for (const server of [1, 5, 75]) {
      const gaps = Array.from({ length: 900 }, (_, gap) => gap + 1);
      const lost = gaps.filter((gap) => outcomes({ method: 'POST', server, client: null, gaps: [gap] })[1] === 'lost');
      expect(lost).toEqual([3, 2, 1].map((before) => server * 10 - before));
      expect(lost).toHaveLength(TRIP - 1);
    }
  });
});

describe('the model', () => {
  it('starts before the request that is lost, and knows it', () => {
    expect(outcomes(model.initial)).toEqual(['new', 'reused', 'lost', 'new']);
    expect(model.trace(model.initial)[model.startAt]!.text).toContain('after one round trip');
    expect(prediction.choices[prediction.right]).toBe('It is lost');
    expect(outcomes({ method: 'POST', ...EXAMPLES['Client closes first'] })).not.toContain('lost');
  });

  it('never goes back in time, and a longer run begins with the shorter', () => {
    const next = seeded(11);
    for (let round = 0; round < 60; round++) {
      const gaps = Array.from({ length: MOST_GAPS }, () => 1 + Math.floor(next() * 99));
      const setup: Setup = { method: 'GET', server: limits[round % 9]!, client: limits[(round * 7) % 9]!, gaps };
      const frames = run(setup);
      frames
        .slice(1)
        .forEach(({ state }, index) => expect(state.time).toBeGreaterThanOrEqual(frames[index]!.state.time));
      const short = run({ ...setup, gaps: gaps.slice(0, 3) });
      expect(frames.slice(0, short.length)).toEqual(short);
      expect(JSON.parse(JSON.stringify(frames))).toEqual(frames);
    }
  });
});
