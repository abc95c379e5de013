import { describe, expect, it } from 'vitest';

import { cardsPicture, layoutCards, partingOfCards } from '@groundwork/labs-kit/drawings/cards';
import { overlaps } from '@groundwork/labs-kit/testing';
import { drawn } from './Drawing';
import { play, type Setup } from './run';
import { EVES, EXCHANGES } from './script';

const setups = EXCHANGES.flatMap((exchange) => EVES.map((eve): Setup => ({ exchange, eve })));
const of = (setup: Setup) => drawn(setup.eve, play(setup));
const start: Setup = { exchange: 'hybrid', eve: 'key' };

describe('the labels of the drawing', () => {
  it.each([304, 344, 360, 704, 736])('do not touch each other or the edge at %i pixels', (width) => {
    const found = setups.flatMap((setup) =>
      overlaps(of(setup), width).map((one) => `${setup.exchange} ${setup.eve} ${one}`),
    );
    expect(found).toEqual([]);
  });

  it('leave room between the lanes, and are at least 12 pixels high', () => {
    for (const setup of setups)
      for (const width of [304, 344, 704]) {
        const { places, size } = layoutCards(of(setup), width);
        const [client, eve] = [places.get('client')!, places.get('eve')!];
        expect(eve.x - eve.half - client.x - client.half, `${setup.exchange} ${width}`).toBeGreaterThan(4);
        expect(size).toBeGreaterThanOrEqual(12);
      }
  });
});

describe('the picture', () => {
  const looks = (setup: Setup, at: number) => {
    const run = of(setup);
    return cardsPicture(run, layoutCards(run, 360), at).shapes.filter(({ key }) => /^card/.test(key));
  };
  const closed = (setup: Setup) => looks(setup, of(setup).end).filter(({ look }) => look.includes('closed')).length;

  it('has no two things with one key', () => {
    for (const setup of setups) {
      const run = of(setup);
      const keys = cardsPicture(run, layoutCards(run, 360), run.end).shapes.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it('opens what Eve can read in the end, and nothing else', () => {
    for (const setup of setups) {
      const { messages } = play(setup).at(-1)!.state;
      expect(closed(setup), `${setup.exchange} ${setup.eve}`).toBe(messages.filter(({ read }) => !read).length);
    }
    expect(closed(start)).toBe(6);
    expect(closed({ exchange: 'rsa', eve: 'key' })).toBe(0);
  });

  it('shows the same keys at both ends, and none of them at Eve’s', () => {
    const ends = of(start).bars.map(({ lane, key }) => `${lane} ${key}`);
    for (const key of ['X', 'M', 'H', 'A'])
      expect(ends).toEqual(expect.arrayContaining([`client ${key}`, `server ${key}`]));
    expect(ends.filter((one) => one.startsWith('eve'))).toEqual([]);
  });

  it('is the same until Eve’s gain, whatever she gets', () => {
    expect(partingOfCards(of(start), of({ ...start, eve: 'quantum' }))).toBe(8);
    expect(partingOfCards(of(start), of({ ...start, exchange: 'rsa' }))).toBe(0);
    expect(partingOfCards(of(start), of(start))).toBe(10);
  });
});
