import { programLimits } from '../../../shared/limits';

/** So many entries and no more have all browsers, or fewer: from there on the oldest goes with each new one. */
const mostEntries = 50;

/**
 * Watches what no script can be kept from: each `location.hash` that it sets is one more step of the reader's Back
 * button. The reader's own clicks, and the way back, do not count.
 * @param onOver is called once, when it made too many
 */
export function watchHistory(onOver: () => void): void {
  const { history, navigator } = self;
  let { length } = history;
  let left: number = programLimits.entries;
  addEventListener('hashchange', () => {
    // A loop has made many before the first is told; at the end of the room none is seen to be new.
    const made = history.length < mostEntries ? history.length - length : 1;
    ({ length } = history);
    if (left < 0 || navigator.userActivation.isActive) return;
    left -= Math.max(made, 0);
    if (left < 0) onOver();
  });
}
