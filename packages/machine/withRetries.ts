/** How often, and after what rest, something that a network may refuse for a moment is tried. */
export interface Tries {
  /** At least one. */
  attempts: number;
  /** Milliseconds before the second try; each further rest is three times as long. */
  firstRest: number;
  /** Waits. Given by tests only. */
  rest?: (milliseconds: number) => void;
}

const three: Tries = { attempts: 3, firstRest: 2_000 };

/**
 * Does what fetches from a registry or a mirror, and again after a rest where it threw: three tries, with 2 and 6
 * seconds between them. Says on the terminal what is tried again and why. `what` names it in a few words, such as
 * `npm ci`. Returns what the first good try returns.
 * @throws what the last try threw
 */
export function withRetries<T>(what: string, work: () => T, tries: Tries = three): T {
  const { attempts, firstRest, rest = restHere } = tries;
  for (let attempt = 1; ; attempt++) {
    try {
      return work();
    } catch (error) {
      if (attempt >= attempts) throw error;
      const pause = firstRest * 3 ** (attempt - 1);
      const [reason] = String(error instanceof Error ? error.message : error).split('\n');
      console.log(`${what}: try ${attempt} of ${attempts} failed (${reason}); again in ${pause / 1000} s`);
      rest(pause);
    }
  }
}

/** Stops this thread: what is retried here runs as a child that is waited for, so nothing else has to go on. */
function restHere(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
