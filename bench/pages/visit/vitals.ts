export interface Shift {
  /** Milliseconds since the page began. */
  at: number;
  value: number;
}

export interface Task {
  start: number;
  duration: number;
}

const longestGap = 1000;
const longestWindow = 5000;
const longTask = 50;

/**
 * Cumulative Layout Shift as web.dev defines it: the largest sum of shifts in a session window, whose shifts are less
 * than a second apart and which lasts at most five seconds.
 */
export function cumulativeLayoutShift(shifts: readonly Shift[]): number {
  let largest = 0;
  let window: Shift[] = [];
  for (const shift of shifts.toSorted((a, b) => a.at - b.at)) {
    const last = window.at(-1);
    const [first] = window;
    const goesOn = first && last && shift.at - last.at < longestGap && shift.at - first.at < longestWindow;
    window = goesOn ? [...window, shift] : [shift];
    largest = Math.max(
      largest,
      window.reduce((sum, { value }) => sum + value, 0),
    );
  }
  return largest;
}

/**
 * Total Blocking Time: what tasks after the first paint take beyond 50 ms each, until the page is quiet. Of a task
 * that began before the paint only what lies after it counts.
 */
export function totalBlockingTime(tasks: readonly Task[], firstPaint: number): number {
  return tasks
    .map(({ start, duration }) => start + duration - Math.max(start, firstPaint) - longTask)
    .filter((blocking) => blocking > 0)
    .reduce((sum, blocking) => sum + blocking, 0);
}
