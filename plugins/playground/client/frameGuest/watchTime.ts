import { limits } from '../../shared/limits';
import { watchName } from './guardLoops';

/** Calls of guarded code between two looks at the clock. */
const between = 16;

/**
 * Makes the global that guarded code calls. It throws, from then on at each call, once that code has not let the page do
 * anything else for as long as the page itself waits for an answer.
 * @param onOver is called at that moment, once
 */
export function watchTime(onOver: () => void): void {
  const now = performance.now.bind(performance);
  const { port1, port2 } = new MessageChannel();
  let calls = 0;
  let since: number | undefined;
  let isOver = false;
  // The page says so, in its own words: it is no news for the console.
  const over = new Error('Stopped: this script never paused.');
  addEventListener('error', (event) => event.error === over && event.preventDefault());
  // Arrives when the work of this turn is done.
  port1.onmessage = () => (since = undefined);
  const watch = (): void => {
    if (!isOver && ++calls % between > 0) return;
    if (since === undefined) {
      since = now();
      port2.postMessage(null);
    } else if (!isOver && now() - since > limits.busy) {
      isOver = true;
      onOver();
    }
    if (isOver) throw over;
  };
  Object.defineProperty(self, watchName, { value: watch });
}
