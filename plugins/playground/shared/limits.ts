/** What a program that runs in the reader's browser may use. */
export const limits = {
  /** Milliseconds of work of a reader's own text, waiting not counted: an endless loop is gone within two seconds. */
  busy: 1250,
  /** Milliseconds from start to end, waiting included. */
  total: 15_000,
  /** Milliseconds for loading the engine. */
  loading: 60_000,
  /** MiB of memory, the engine's own included. */
  memory: 64,
  /** Characters of output. */
  output: 64 * 1024,
  /** What each message of a frame counts at least, in characters: an empty line is work for the page, too. */
  message: 16,
} as const;
