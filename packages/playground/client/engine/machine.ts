/** What a run gets from the place that it runs in: a worker, or a test. */
export interface Surroundings {
  /** Takes a piece of output. */
  print(text: string): void;
  /** Called around every stretch of work, so that waiting is not counted as work. */
  onBusy?(): void;
  onIdle?(): void;
  /** Asked often while the program works; true ends it. The page ends its workers from outside instead. */
  isOver?(): boolean;
}
