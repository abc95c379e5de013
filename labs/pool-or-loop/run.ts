import type { Frame } from '@groundwork/labs-kit/model';

export type Server = 'pool' | 'blocking' | 'loop' | 'virtual';
export type Kind = 'report' | 'ping' | 'sum';

export interface Setup {
  readonly server: Server;
  /** Threads of the pool; the other servers do not use it. */
  readonly threads: number;
  /** One request arrives at the start of each tick, in this order. */
  readonly requests: readonly Kind[];
}

/** Ticks of work, of waiting for another service, and of work again. */
export const COST: Readonly<Record<Kind, readonly [number, number, number]>> = {
  report: [1, 4, 1],
  ping: [1, 0, 0],
  sum: [5, 0, 0],
};

export const total = (kind: Kind): number => COST[kind].reduce((sum, ticks) => sum + ticks);

export type Phase = 'outside' | 'ready' | 'runs' | 'waits' | 'done';

export interface Request {
  readonly number: number;
  readonly kind: Kind;
  readonly phase: Phase;
  /** The tick at whose start it was answered; null before. */
  readonly answered: number | null;
}

export interface State {
  readonly time: number;
  /** Those that have arrived. */
  readonly requests: readonly Request[];
  /** Requests that hold a thread, or a place in the loop. */
  readonly inside: number;
  /** Ticks in which the only processor had nothing to do. */
  readonly idle: number;
}

interface Job {
  readonly number: number;
  readonly kind: Kind;
  readonly bursts: number[];
  phase: Phase;
  wakes: number;
  answered: number | null;
}

const words = (jobs: readonly Job[]): string => jobs.map(({ number, kind }) => `${kind} ${number}`).join(', ');

/** One processor, in ticks. Threads of a pool share it tick by tick; a loop and virtual threads run until they wait. */
class Run {
  readonly frames: Frame<State>[] = [];
  private readonly jobs: Job[] = [];
  private readonly ready: Job[] = [];
  private running: Job | null = null;
  private time = 0;
  private idle = 0;

  constructor(private readonly setup: Setup) {}

  play(): void {
    const { requests } = this.setup;
    while (this.jobs.length < requests.length || this.jobs.some(({ phase }) => phase !== 'done')) this.tick();
    const end = requests.length === 0 ? 'Nobody asks.' : `All ${requests.length} are answered.`;
    this.say(`${end} The processor was idle for ${this.idle} of ${this.time} ticks.`);
  }

  private say(text: string): void {
    const { time, idle } = this;
    const requests = this.jobs.map(({ number, kind, phase, answered }) => ({ number, kind, phase, answered }));
    this.frames.push({ text: `Tick ${time}: ${text}`, state: { time, requests, inside: this.inside(), idle } });
  }

  private inside(): number {
    return this.jobs.filter(({ phase }) => phase !== 'outside' && phase !== 'done').length;
  }

  private in(phase: Phase): Job[] {
    return this.jobs.filter((job) => job.phase === phase);
  }

  private places(): number {
    return { pool: this.setup.threads, blocking: 1, loop: Infinity, virtual: Infinity }[this.setup.server];
  }

  private tick(): void {
    this.arrive();
    for (const job of this.in('waits')) if (job.wakes === this.time) this.queue(job);
    for (const job of this.in('outside')) if (this.inside() < this.places()) this.queue(job);
    this.running ??= this.ready.shift() ?? null;
    if (this.running !== null) this.running.phase = 'runs';
    else this.idle++;
    this.say(this.sentence());
    this.time++;
    if (this.running !== null) this.work(this.running);
  }

  private arrive(): void {
    const kind = this.setup.requests[this.time];
    if (kind === undefined) return;
    const number = this.jobs.length + 1;
    this.jobs.push({ number, kind, bursts: [...COST[kind]], phase: 'outside', wakes: 0, answered: null });
  }

  private queue(job: Job): void {
    job.phase = 'ready';
    this.ready.push(job);
  }

  /** Burns the tick that has just passed, and finds out what the request needs next. */
  private work(job: Job): void {
    job.bursts[0]!--;
    if (job.bursts[0]! > 0) {
      if (this.setup.server !== 'pool') return;
      this.running = null;
      this.queue(job);
      return;
    }
    this.running = null;
    const [, wait = 0, rest = 0] = job.bursts;
    job.bursts.splice(0, 2);
    if (wait + rest > 0) {
      job.phase = 'waits';
      job.wakes = this.time + wait;
    } else {
      job.phase = 'done';
      job.answered = this.time;
    }
  }

  private sentence(): string {
    const outside = this.in('outside');
    const waits = this.in('waits');
    const runs = this.running === null ? 'the processor is idle.' : `the processor runs ${words([this.running])}.`;
    const waiting = waits.length === 0 ? '' : ` Waiting for an answer from elsewhere: ${words(waits)}.`;
    const why = { pool: 'no thread is free', blocking: 'the loop is stuck', loop: '', virtual: '' }[this.setup.server];
    const left = outside.length === 0 ? '' : ` Not even begun, because ${why}: ${words(outside)}.`;
    return `${runs}${waiting}${left}`;
  }
}

export function run(setup: Setup): readonly Frame<State>[] {
  const play = new Run(setup);
  play.play();
  return play.frames;
}
