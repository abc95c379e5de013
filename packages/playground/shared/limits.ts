/** What a program that runs in the reader's browser may use. */
export const programLimits = {
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
  /** Entries that a frame's script may make in the reader's history by itself. */
  entries: 10,
  /** Elements of a frame's document. */
  elements: 50_000,
  /** MiB by which a page with a frame may grow, where the browser tells. */
  growth: 512,
} as const;
