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
  /** Calls a function of the program; what nothing caught is returned, in a list of one. */
  attempt(does: () => void): [unknown] | undefined;
  /** Runs the callbacks of `process.nextTick`, as `attempt` does. */
  runTicks(): [unknown] | undefined;
  /** Milliseconds until something is due; -1 where nothing waits. */
  untilDue(): number;
  /** Takes the next due callback off the queue and calls it as `attempt` does; false where none is due. */
  runNext(): [unknown] | boolean;
  /** The status that `process.exitCode` asks for; 0 where it was not set. */
  exitCode(): number;
  /** What is printed for an error that nothing caught. */
  describe(error: unknown): string;
  /** What is printed for the reason of a rejected promise that nothing handled. */
  describeRejection(reason: unknown): string;
}
