import { describe, expect, it } from 'vitest';
import { seeded } from '@groundwork/lib/seeded';
import { adjusted, inCommon, moved, replayed, ticked, type Move, type Position } from './playback';

const moves: Move[] = ['step', 'back', 'first', 'last', 'toggle', { seek: 3 }, { seek: -4 }, { seek: 99 }];

describe('playback', () => {
  it('stays inside the run whatever the order of moves', () => {
    const next = seeded(5);
    for (const count of [1, 2, 7]) {
      let position: Position = { at: 0, playing: false };
      for (let i = 0; i < 500; i++) {
        position =
          next() < 0.3 ? ticked(position, count) : moved(position, moves[Math.floor(next() * moves.length)]!, count);
        expect(position.at).toBeGreaterThanOrEqual(0);
        expect(position.at).toBeLessThan(count);
        if (position.playing) expect(position.at).toBeLessThan(count - 1);
      }
    }
  });

  it('stops playing when the reader moves', () => {
    for (const move of moves) expect(moved({ at: 2, playing: true }, move, 9).playing).toBe(false);
  });

  it('plays to the end, stops there, and starts over from there', () => {
    let position = moved({ at: 0, playing: false }, 'toggle', 4);
    expect(position).toEqual({ at: 0, playing: true });
    for (let i = 0; i < 3; i++) position = ticked(position, 4);
    expect(position).toEqual({ at: 3, playing: false });
    expect(moved(position, 'toggle', 4)).toEqual({ at: 0, playing: true });
  });

  it('undoes a step by a step back', () => {
    for (let at = 0; at < 5; at++) expect(moved(moved({ at, playing: false }, 'step', 6), 'back', 6).at).toBe(at);
  });
});

describe('another run', () => {
  const run = (...texts: readonly string[]) => texts.map((text) => ({ text, state: null }));

  it('has in common what is told alike from the beginning on', () => {
    expect(inCommon(run('a', 'b', 'c'), run('a', 'b', 'd', 'c'))).toBe(2);
    expect(inCommon(run('a', 'b'), run('a', 'b'))).toBe(2);
    expect(inCommon(run('a'), run('b'))).toBe(0);
  });

  it('plays from the last step in common, or from where the reader is before that', () => {
    expect(replayed(5, 3, 8)).toEqual({ at: 2, playing: true });
    expect(replayed(1, 3, 8)).toEqual({ at: 1, playing: true });
    expect(replayed(5, 0, 8)).toEqual({ at: 0, playing: true });
  });

  it('stays where it is when nothing is told otherwise, and inside a shorter run', () => {
    expect(replayed(2, 4, 4)).toEqual({ at: 2, playing: false });
    expect(replayed(7, 2, 2)).toEqual({ at: 1, playing: false });
  });

  it('answers a moved value at the same step, or at the first that shows it', () => {
    expect(adjusted(5, 3, 8)).toBe(5);
    expect(adjusted(1, 3, 8)).toBe(3);
    expect(adjusted(6, 0, 4)).toBe(3);
    expect(adjusted(2, 6, 6)).toBe(2);
  });
});
