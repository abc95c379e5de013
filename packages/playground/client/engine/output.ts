import { programLimits } from '../../shared/limits';

/** Collects what a program prints, hands it on in pieces, and cuts a flood. */
export class Output {
  private buffer = '';
  private length = 0;
  private lastFlush = 0;

  /**
   * @param deliver takes a piece of output
   * @param now a clock in milliseconds
   */
  constructor(
    private readonly deliver: (text: string) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** True once more was printed than is kept. */
  get isFull(): boolean {
    return this.length > programLimits.output;
  }

  /** Takes text; what is beyond the limit is dropped. */
  write(text: string): void {
    if (this.isFull) return;
    this.buffer += text.slice(0, programLimits.output - this.length);
    this.length += text.length;
    if (this.buffer.length > 4096 || this.now() - this.lastFlush > 50) this.flush();
  }

  flush(): void {
    this.lastFlush = this.now();
    if (this.buffer === '') return;
    this.deliver(this.buffer);
    this.buffer = '';
  }
}
