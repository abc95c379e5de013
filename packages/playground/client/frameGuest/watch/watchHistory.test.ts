// @vitest-environment jsdom
import { beforeEach, expect, it, vi, type Mock } from 'vitest';

import { programLimits } from '../../../shared/limits';
import { watchHistory } from './watchHistory';

let isActive: boolean;
let length: number;
/** A new one for each test: those of earlier tests go on listening. */
let onOver: Mock<() => void>;

beforeEach(() => {
  [isActive, length] = [false, 1];
  onOver = vi.fn();
  vi.spyOn(history, 'length', 'get').mockImplementation(() => length);
  Object.defineProperty(navigator, 'userActivation', {
    configurable: true,
    value: {
      get isActive() {
        return isActive;
      },
    },
  });
  watchHistory(onOver);
});

const go = (entries: number): void => {
  length += entries;
  dispatchEvent(new Event('hashchange'));
};

it('counts the entries that a script makes, and tells once', () => {
  go(programLimits.entries);
  expect(onOver).not.toHaveBeenCalled();
  go(1);
  go(1);
  expect(onOver).toHaveBeenCalledTimes(1);
});

it('does not count the reader’s own, nor the way back', () => {
  isActive = true;
  for (let own = 0; own < programLimits.entries * 2; own++) go(1);
  isActive = false;
  for (let back = 0; back < programLimits.entries; back++) go(-1);
  expect(onOver).not.toHaveBeenCalled();
});

it('counts each where the room for entries is at its end', () => {
  length = 50;
  for (let full = 0; full <= programLimits.entries; full++) go(0);
  expect(onOver).toHaveBeenCalledTimes(1);
});
