import { expect, it } from 'vitest';

import { createTimers, type Timers } from './timers';

function timersAt(): { timers: Timers; clock: { now: number }; ran: string[]; add: Add } {
  const clock = { now: 0 };
  const timers = createTimers(() => clock.now);
  const ran: string[] = [];
  const add: Add = (kind, name, delay) =>
    // Programs call these with anything: that is their type in the guest's world.
    (timers.globals[kind] as (...values: unknown[]) => number)(() => ran.push(name), delay);
  return { timers, clock, ran, add };
}

type Add = (kind: string, name: string, delay?: unknown) => number;

const runAll = ({ runNext }: Timers): void => {
  while (runNext());
};

it('runs what is due in the order of its time, then what was set for at once', () => {
  const { timers, clock, ran, add } = timersAt();
  add('setTimeout', 'late', 20);
  add('setImmediate', 'immediate');
  add('setTimeout', 'soon', 0);
  add('setTimeout', 'no number', 'x');
  expect(timers.untilDue()).toBe(0);
  runAll(timers);
  expect(ran).toEqual(['soon', 'no number', 'immediate']);
  expect(timers.untilDue()).toBe(20);
  clock.now = 20;
  runAll(timers);
  expect([ran.at(-1), timers.untilDue()]).toEqual(['late', -1]);
});

it('repeats until it is cleared', () => {
  const { timers, clock, ran, add } = timersAt();
  const id = add('setInterval', 'tick', 10);
  for (const now of [10, 20, 30]) {
    clock.now = now;
    timers.runNext();
  }
  expect(ran).toEqual(['tick', 'tick', 'tick']);
  (timers.globals['clearInterval'] as (id: number) => void)(id);
  expect([timers.untilDue(), timers.runNext()]).toEqual([-1, false]);
});

it('forgets what was cleared before it came', () => {
  const { timers, ran, add } = timersAt();
  const ids = [add('setTimeout', 'a', 1), add('setImmediate', 'b')];
  for (const id of ids) (timers.globals['clearImmediate'] as (id: number) => void)(id);
  runAll(timers);
  expect(ran).toEqual([]);
});
