/** How a sample is run: an ECMAScript module, a classic script, TypeScript, or SQL in SQLite. */
export type RunKind = 'module' | 'script' | 'typescript' | 'sql';

/** A program to be run, with what it is given. */
export interface RunRequest {
  kind: RunKind;
  /** Shown in stack traces. */
  file: string;
  text: string;
  args: readonly string[];
}

/** How a run ended. What an error says is in the output. */
export type RunEnding = 'finished' | 'error' | 'memory' | 'output' | 'time' | 'stopped' | 'unavailable';

/** How a run ended, with the status that a program of Node has then: 0 where it finished, another for an error. */
export interface Ended {
  ending: RunEnding;
  status?: number;
}

/** What a worker tells the page. The program runs between `busy` and `idle`; loading and waiting are outside. */
export type RunMessage =
  { kind: 'busy' } | { kind: 'idle' } | { kind: 'output'; text: string } | ({ kind: 'ended' } & Ended);
