import { programLimits } from '../../../shared/limits';
import { watchName } from '../guardLoops';

/** Calls of guarded code between two looks at the clock. */
const between = 16;

/** What guarded code calls, and where it leaves what it throws. */
interface Watch {
  (): void;
  /** Evaluates an expression of guarded code and keeps what it throws. */
  run: <Value>(expression: () => Value) => Value;
  /** What was thrown last, until somebody asked for it; undefined where nothing was. */
  thrown: unknown;
}

/**
 * Makes the global that guarded code calls. It throws, from then on at each call, once that code has not let the page do
 * anything else for as long as the page itself waits for an answer.
 * @param onOver is called at that moment, once
 * @returns what was thrown last and not asked for, because a browser may not say it
 */
export function watchTime(onOver: () => void): () => unknown {
  const now = performance.now.bind(performance);
  const { port1, port2 } = new MessageChannel();
  let calls = 0;
  let since: number | undefined;
  let isOver = false;
  // The page says so, in its own words: it is no news for the console.
  const over = new Error('Stopped: this script never paused.');
  addEventListener('error', (event) => {
    if (event.error !== over && watch.thrown !== over) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  // Arrives when the work of this turn is done.
  port1.onmessage = () => (since = undefined);
  const check = (): void => {
    if (!isOver && ++calls % between > 0) return;
    if (since === undefined) {
      since = now();
      port2.postMessage(null);
    } else if (!isOver && now() - since > programLimits.busy) {
      isOver = true;
      onOver();
    }
    if (isOver) throw over;
  };
  const watch: Watch = Object.assign(check, {
    run: <Value>(expression: () => Value): Value => {
      try {
        return expression();
      } catch (error) {
        watch.thrown = error;
        throw error;
      }
    },
    thrown: undefined,
  });
  Object.defineProperty(self, watchName, { value: watch });
  return () => {
    const { thrown } = watch;
    watch.thrown = undefined;
    return thrown;
  };
}
