/** What a sample may use. A page asks for more in its `samples.json`. */
export interface Limits {
  /** Seconds of wall-clock time. */
  timeout: number;
  /** MiB of resident memory, all processes together. */
  memory: number;
  /** Processes and threads at the same time. */
  processes: number;
  /** Bytes of output. */
  output: number;
  /** MiB it may write to files. */
  disk: number;
}

export const defaultLimits = {
  timeout: 30,
  memory: 768,
  processes: 512,
  output: 256 * 1024,
  disk: 128,
} as const satisfies Limits;
