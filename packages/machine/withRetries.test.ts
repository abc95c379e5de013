import { afterEach, describe, expect, it, vi } from 'vitest';

import { withRetries } from './withRetries';

const said = vi.spyOn(console, 'log').mockImplementation(() => {});
afterEach(() => said.mockClear());

/** Fails so many times, then answers. */
function failing(times: number): { work: () => string; calls: () => number } {
  let calls = 0;
  const work = () => {
    calls++;
    if (calls <= times) throw new Error(`no route ${calls}\nmore of it`);
    return 'fetched';
  };
  return { work, calls: () => calls };
}

describe('what a network may refuse', () => {
  it('is tried once where that is enough, and then nothing is said', () => {
    const { work, calls } = failing(0);
    expect(withRetries('npm ci', work)).toBe('fetched');
    expect(calls()).toBe(1);
    expect(said).not.toHaveBeenCalled();
  });

  it('is tried three times, with rests that grow, and each failure is told', () => {
    const rests: number[] = [];
    const { work, calls } = failing(2);
    const tries = { attempts: 3, firstRest: 2000, rest: (milliseconds: number) => void rests.push(milliseconds) };
    expect(withRetries('npm ci', work, tries)).toBe('fetched');
    expect(calls()).toBe(3);
    expect(rests).toEqual([2000, 6000]);
    expect(said.mock.calls.map(([line]) => line as string)).toEqual([
      'npm ci: try 1 of 3 failed (no route 1); again in 2 s',
      'npm ci: try 2 of 3 failed (no route 2); again in 6 s',
    ]);
  });

  it('fails with what the last try said', () => {
    const { work, calls } = failing(9);
    expect(() => withRetries('npm ci', work, { attempts: 3, firstRest: 0 })).toThrow('no route 3');
    expect(calls()).toBe(3);
  });
});
