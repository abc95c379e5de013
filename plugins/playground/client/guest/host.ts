/** What a program's world may ask of the machine around it. There is nothing else: no page, no storage, no network. */
export interface Host {
  write(text: string): void;
  /** Milliseconds of a clock that never goes back. */
  now(): number;
  /** Marks the program as ended; it is interrupted soon after. */
  exit(status: number): void;
}

/** What the machine calls in a program's world, between the program's own code. */
export interface Guest {
  /** Runs the callbacks of `process.nextTick`; true where there were any. */
  runTicks(): boolean;
  /** Milliseconds until something is due; -1 where nothing waits. */
  untilDue(): number;
  /** Takes the next due callback off the queue and calls it; false where none is due. */
  runNext(): boolean;
  /** What is printed for an error that nothing caught. */
  describe(error: unknown): string;
}
