// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { programLimits } from '../../../shared/limits';
import { watchName } from '../guardLoops';
import { watchTime } from './watchTime';

interface Guard {
  (): void;
  run: (expression: () => unknown) => unknown;
}

let now: number;
let endTurn = (): void => undefined;
const onOver = vi.fn();
let thrown: () => unknown;

// One for all tests: it cannot be taken off a document again.
beforeAll(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal(
    'MessageChannel',
    class {
      port1 = { onmessage: (): void => undefined };
      port2 = { postMessage: (): void => void (endTurn = () => this.port1.onmessage()) };
    },
  );
  thrown = watchTime(onOver);
});
beforeEach(() => {
  endTurn();
  now = 0;
  onOver.mockClear();
});

// What guarded code finds under a name of its own.
const guard = (): Guard => (self as unknown as Record<string, Guard>)[watchName] ?? expect.fail('There is no guard.');
const calls = (many: number): void => {
  for (let call = 0; call < many; call++) guard()();
};

it('does not count what was let go', () => {
  calls(16);
  now = programLimits.busy + 1;
  endTurn();
  calls(32);
  expect(onOver).not.toHaveBeenCalled();
});

it('keeps what was thrown until somebody asks', () => {
  const error = new Error('mine');
  expect(guard().run(() => 1)).toBe(1);
  expect(() =>
    guard().run(() => {
      throw error;
    }),
  ).toThrow(error);
  expect([thrown(), thrown()]).toEqual([error, undefined]);
});

it('throws, from then on each time, when code never paused', () => {
  calls(16);
  now = programLimits.busy + 1;
  expect(() => calls(16)).toThrow('Stopped: this script never paused.');
  expect(() => calls(1)).toThrow('Stopped');
  expect(onOver).toHaveBeenCalledTimes(1);
});
