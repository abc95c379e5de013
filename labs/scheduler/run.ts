import type { Frame } from '@groundwork/labs-kit/model';

export const THREADS = ['photos', 'video', 'chat'] as const;
export type Thread = (typeof THREADS)[number];

/** What the core holds of a thread, cut down to two registers. */
export interface Registers {
  /** Place of the next instruction. */
  readonly line: number;
  /** What the thread counts: a photo, a frame or a message for each millisecond on the core. */
  readonly n: number;
}

export type Condition = 'runs' | 'ready' | 'waits';

export interface State {
  /** Milliseconds since the run began. */
  readonly now: number;
  /** Whose values the core has; null while it carries out the kernel. */
  readonly on: Thread | null;
  /** Of each thread, wherever they are: in the core if it is on, else saved. */
  readonly registers: Readonly<Record<Thread, Registers>>;
  readonly conditions: Readonly<Record<Thread, Condition>>;
  /** Who had the core, one entry for each millisecond. */
  readonly log: readonly Thread[];
  readonly switches: number;
  /** What travels in this step, and whose. */
  readonly moves: { readonly way: 'save' | 'load'; readonly whose: Thread } | null;
  /** By how many milliseconds `chat` ran later than its message came; null until then. */
  readonly late: number | null;
}

/** How long a run is, in milliseconds. */
export const LENGTH = 16;
/** What a switch costs, in microseconds, as the note has measured it. */
export const COST = 2;

/** Each thread is a loop of some lines, and `chat` waits in line 9. */
const LOOPS: Readonly<Record<Thread, readonly [first: number, lines: number]>> = {
  photos: [4, 3],
  video: [7, 2],
  chat: [9, 2],
};

const lineAt = (thread: Thread, n: number): number => LOOPS[thread][0] + (n % LOOPS[thread][1]);

/** Plays the three threads; the kernel takes no time. */
export class Run {
  readonly frames: Frame<State>[] = [];
  private now = 0;
  private on: Thread | null = 'photos';
  private readonly counted: Record<Thread, number> = { photos: 0, video: 0, chat: 0 };
  private readonly conditions: Record<Thread, Condition> = { photos: 'runs', video: 'ready', chat: 'waits' };
  private readonly log: Thread[] = [];
  private switches = 0;
  private late: number | null = null;
  /** Milliseconds of its slice that each loop has used. */
  private readonly used = { photos: 0, video: 0 };

  constructor(
    private readonly slice: number,
    private readonly message: number,
  ) {}

  play(): void {
    this.say('photos has the core. Its line and its n are in the registers; those of the others are saved.');
    for (;;) {
      const one = this.on!;
      const why = this.advance(one);
      this.say(`${one} has counted to ${this.counted[one]}.${why}`);
      if (this.now === LENGTH) return;
      this.change(one);
    }
  }

  /** Lets a thread run until something happens, and says what. */
  private advance(one: Thread): string {
    for (;;) {
      this.now += 1;
      this.counted[one] += 1;
      this.log.push(one);
      if (one !== 'chat') this.used[one] += 1;
      if (this.now === LENGTH) return ' The run ends here.';
      const isMessage = this.now === this.message;
      if (isMessage) this.conditions.chat = 'ready';
      if (one === 'chat') return ' It has shown the message and has to wait for the next one.';
      const isOver = this.used[one] === this.slice;
      if (isMessage && isOver) return ' The timer rings, and a message for chat comes.';
      if (isMessage) return ' In the middle of its turn a message for chat comes.';
      if (isOver) return ' The timer rings: its turn is over.';
    }
  }

  /** A context switch: saves one thread, chooses, and loads another. */
  private change(one: Thread): void {
    this.conditions[one] = one === 'chat' ? 'waits' : 'ready';
    this.on = null;
    this.switches += 1;
    const { n, line } = this.registers(one);
    this.say(`The core goes on in the kernel, which saves line ${line} and n = ${n} of ${one}.`, {
      way: 'save',
      whose: one,
    });
    const next = this.choose(one);
    const why = this.reason(one, next);
    this.on = next;
    this.conditions[next] = 'runs';
    if (next === 'chat') this.late ??= this.now - this.message;
    const { n: counted, line: place } = this.registers(next);
    this.say(`The scheduler chooses ${next}, ${why}. It goes on at line ${place} with n = ${counted}.`, {
      way: 'load',
      whose: next,
    });
  }

  private choose(one: Thread): Thread {
    if (this.conditions.chat === 'ready') return 'chat';
    const last = one === 'chat' ? this.log.findLast((name): name is 'photos' | 'video' => name !== 'chat')! : one;
    if (this.used[last] < this.slice) return last;
    this.used[last] = 0;
    return last === 'photos' ? 'video' : 'photos';
  }

  private reason(one: Thread, next: Thread): string {
    if (next === 'chat') return 'which has had less than its share';
    return one === 'chat' && this.used[next] > 0 ? 'whose turn was not over' : 'which has waited longest';
  }

  private registers(thread: Thread): Registers {
    const n = this.counted[thread];
    return { n, line: lineAt(thread, n) };
  }

  private say(text: string, moves: State['moves'] = null): void {
    const { now, on, switches, late } = this;
    const [photos, video, chat] = THREADS.map((thread) => this.registers(thread));
    this.frames.push({
      text: `${now} ms: ${text}`,
      state: {
        ...{ now, on, switches, late, moves },
        registers: { photos: photos!, video: video!, chat: chat! },
        conditions: { ...this.conditions },
        log: [...this.log],
      },
    });
  }
}
