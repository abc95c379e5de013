import { describe, expect, it } from 'vitest';
import { defineLab } from '../model/labModel';
import { matching } from '../model/labSetup';
import { begun, extended, isOfPage, played, exchanged, stood, tuned, type Playthrough } from './playthrough';

/** A frame for each letter of the setup, and one before them. */
const model = defineLab<string, string>({
  name: 'letters',
  setup: matching('[a-z]{0,9}'),
  initial: 'abc',
  startAt: 2,
  trace: (setup) => ['', ...setup].map((text, at) => ({ state: setup.slice(0, at), text })),
});
const page = begun(model, null);
const seen = ({ setup, at, playing, frames }: Playthrough<string, string>) => [setup, frames[at]?.state, playing];

describe('what a lab begins with', () => {
  it.each([
    ['nothing in the address', null, ['abc', 'ab', false]],
    ['a run and its frame', { setup: 'xyz', at: 1 }, ['xyz', 'x', false]],
    ['a frame that the run does not have', { setup: 'xy', at: 99 }, ['xy', 'xy', false]],
    ['what the lab could not have written', { setup: 'XY', at: 1 }, ['abc', 'ab', false]],
  ])('%s', (_, written, expected) => {
    const run = begun(model, written);
    expect(seen(run)).toEqual(expected);
    expect(run.touched).toBe(false);
    expect(run.written).toBe(written);
  });
});

describe('playing', () => {
  it('begins at the first frame where the page shows a later one, and goes on from there once it was touched', () => {
    const first = played(model, page, 'toggle');
    expect(seen(first)).toEqual(['abc', '', true]);
    expect(seen(played(model, played(model, page, 'step'), 'toggle'))).toEqual(['abc', '', true]);
    const paused = played(model, stood(model, page, 'abc', 1), 'toggle');
    expect(seen(paused)).toEqual(['abc', 'a', true]);
  });

  it('goes on from the frame that an address names', () => {
    expect(seen(played(model, begun(model, { setup: 'abc', at: 1 }), 'toggle'))).toEqual(['abc', 'a', true]);
  });
});

describe('another setup', () => {
  it('that continues the run plays what is new, or shows it', () => {
    const at = stood(model, page, 'ab', 2);
    expect(seen(extended(model, at, 'abcd', false))).toEqual(['abcd', 'abc', true]);
    expect(seen(extended(model, at, 'abcd', true))).toEqual(['abcd', 'abcd', false]);
    expect(seen(extended(model, at, 'a', false))).toEqual(['a', 'a', false]);
  });

  it('plays from where it differs, or shows that', () => {
    const at = stood(model, page, 'abc', 3);
    expect(seen(exchanged(model, at, 'axc', false))).toEqual(['axc', 'a', true]);
    expect(seen(exchanged(model, at, 'axc', true))).toEqual(['axc', 'axc', false]);
    expect(seen(exchanged(model, stood(model, page, 'abc', 1), 'abx', true))).toEqual(['abx', 'abx', false]);
  });

  it('answers at once while a value is moved', () => {
    expect(seen(tuned(model, stood(model, page, 'abc', 2), 'axc'))).toEqual(['axc', 'ax', false]);
    expect(seen(tuned(model, stood(model, page, 'abc', 3), 'x'))).toEqual(['x', 'x', false]);
  });

  it('is the page’s own again at its beginning or at the frame that the page shows', () => {
    expect(isOfPage(model, page)).toBe(true);
    const other = exchanged(model, page, 'xyz', false);
    expect(isOfPage(model, other)).toBe(false);
    expect(isOfPage(model, stood(model, other, 'abc', 0))).toBe(true);
    expect(isOfPage(model, stood(model, other, 'abc', 1))).toBe(false);
    expect(stood(model, other, 'abc', 0).touched).toBe(true);
  });
});
