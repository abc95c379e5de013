interface Timer {
  id: number;
  due: number;
  /** Repeats after so many milliseconds; undefined for once. */
  every?: number;
  call: () => void;
}

/** Milliseconds; Node makes it of every shorter delay. */
const shortest = 1;

export interface Timers {
  globals: Record<string, (...values: never[]) => unknown>;
  untilDue(): number;
  runNext(): boolean;
}

/** The timers of Node: what is due runs in order of its time, then what `setImmediate` was given. */
export function createTimers(now: () => number): Timers {
  let lastId = 0;
  let waiting: Timer[] = [];
  let immediates: Timer[] = [];
  // As in Node, time stands still while a callback runs: timers that it sets are ordered by their delays alone.
  let time = now();

  const add = (call: () => void, delay: unknown, repeats: boolean): number => {
    const wait = Number(delay) >= shortest && Number(delay) <= 2 ** 31 - 1 ? Number(delay) : shortest;
    waiting.push({ id: ++lastId, due: time + wait, call, ...(repeats && { every: wait }) });
    return lastId;
  };
  const clear = (id: unknown): void => {
    waiting = waiting.filter((timer) => timer.id !== id);
    immediates = immediates.filter((timer) => timer.id !== id);
  };
  const earliest = (): Timer | undefined =>
    waiting.reduce<Timer | undefined>((first, timer) => (first && first.due <= timer.due ? first : timer), undefined);

  const runTimer = (): boolean => {
    time = now();
    const timer = earliest();
    // Node has spent the shortest delay on its own start: `setTimeout(f, 0)` comes before `setImmediate(g)`.
    if (!timer || timer.due > time + shortest) return false;
    if (timer.every === undefined) clear(timer.id);
    else timer.due = time + timer.every;
    timer.call();
    return true;
  };
  const runImmediate = (): boolean => {
    const immediate = immediates.shift();
    immediate?.call();
    return immediate !== undefined;
  };

  return {
    globals: {
      setTimeout: (call: Callback, delay?: unknown, ...values: unknown[]) => add(() => call(...values), delay, false),
      setInterval: (call: Callback, delay?: unknown, ...values: unknown[]) => add(() => call(...values), delay, true),
      setImmediate: (call: Callback, ...values: unknown[]) => {
        immediates.push({ id: ++lastId, due: 0, call: () => call(...values) });
        return lastId;
      },
      clearTimeout: clear,
      clearInterval: clear,
      clearImmediate: clear,
    },
    untilDue() {
      if (immediates.length > 0) return 0;
      const timer = earliest();
      return timer ? Math.max(0, timer.due - now()) : -1;
    },
    runNext: () => runTimer() || runImmediate(),
  };
}

type Callback = (...values: unknown[]) => void;
