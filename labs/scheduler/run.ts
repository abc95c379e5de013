import type { Frame } from '../../lib/labModel';

/** One thread. Virtual time is in thousandths of a millisecond of a thread with nice 0. */
export interface Thread {
  readonly name: string;
  readonly nice: 0 | 5;
  /** Milliseconds that it asks for at a time. */
  readonly slice: number;
  readonly awake: boolean;
  /** Virtual time that it has had. */
  readonly had: number;
  /** Virtual time at which it would have received its next slice. */
  readonly deadline: number;
  /** Milliseconds on the processor. */
  readonly ran: number;
}

export type Mark = 'look' | 'found' | 'changed';

export interface State {
  readonly now: number;
  readonly threads: readonly Thread[];
  /** Who has the processor after this step. */
  readonly running: string | null;
  /** Who had it, one entry for each millisecond. */
  readonly log: readonly string[];
  readonly at: string;
  readonly mark: Mark;
  /** How many milliseconds after waking the sleeper ran, each time. */
  readonly late: readonly number[];
}

export const SLEEPER = 'sleeper';
export const LENGTH = 80;
export const SLEEP = 10;
export const WORK = 1;
export const LOOP_SLICE = 4;
const FIRST_WAKE = 5;
const MS = 1000;

/** Five steps of nice are a factor of three: 1024 against 335 in Linux, 3 against 1 here. */
export const weight = ({ nice }: Thread): number => (nice === 0 ? 3 : 1);
export const pace = (thread: Thread): number => (3 * MS) / weight(thread);

/** Where everybody would be if time were shared exactly: the mean of `had`, by weight; null when nobody is awake. */
export function fairPoint(threads: readonly Thread[]): number | null {
  const awake = threads.filter((one) => one.awake);
  if (awake.length === 0) return null;
  const sum = awake.reduce((total, one) => total + weight(one) * one.had, 0);
  return sum / awake.reduce((total, one) => total + weight(one), 0);
}

/** Milliseconds that a thread is owed; negative if it had too much. */
export function lag(threads: readonly Thread[], thread: Thread): number {
  return (weight(thread) * ((fairPoint(threads) ?? thread.had) - thread.had)) / (3 * MS);
}

/** Eligible is who is not ahead of the fair point. Compared without division, so that even is even. */
export function eligible(threads: readonly Thread[]): Thread[] {
  const awake = threads.filter((one) => one.awake);
  const sum = awake.reduce((total, one) => total + weight(one) * one.had, 0);
  const all = awake.reduce((total, one) => total + weight(one), 0);
  return awake.filter((one) => one.had * all <= sum);
}

const ms = (virtual: number) => (virtual / MS).toFixed(1);
const capital = (name: string) => name[0]!.toUpperCase() + name.slice(1);

/** Plays the threads for `LENGTH` ms, deciding at most once a millisecond. */
export class Run {
  readonly frames: Frame<State>[] = [];
  private now = 0;
  private threads: Thread[];
  private running: string | null = null;
  /** Until this virtual time the running thread is left alone. */
  private kept = 0;
  private log: string[] = [];
  private late: number[] = [];
  private wakesAt = FIRST_WAKE;
  private wokeAt: number | null = null;
  private worked = 0;

  constructor(nice: 0 | 5, slice: number) {
    const thread = (name: string, ofNice: 0 | 5, ofSlice: number, awake: boolean): Thread => {
      const start = { name, nice: ofNice, slice: ofSlice, awake, had: 0, deadline: 0, ran: 0 };
      return { ...start, deadline: ofSlice * pace(start) };
    };
    this.threads = [1, 2, 3, 4].map((number) => thread(`loop ${number}`, number === 1 ? nice : 0, LOOP_SLICE, true));
    this.threads.push(thread(SLEEPER, 0, slice, false));
  }

  play(): void {
    this.pick('Four endless loops, all even.');
    while (this.now < LENGTH) {
      this.advance();
      if (this.now < LENGTH) this.decide();
    }
    const had = this.threads.map((one) => `${one.name} had ${one.ran} ms`).join(', ');
    this.say(`The run ends here. ${capital(had)}.`, this.running!, 'look');
  }

  private find(name: string): Thread {
    return this.threads.find((one) => one.name === name)!;
  }

  private change(name: string, change: Partial<Thread>): void {
    this.threads = this.threads.map((one) => (one.name === name ? { ...one, ...change } : one));
  }

  private say(text: string, at: string, mark: Mark): void {
    const { now, threads, running, log, late } = this;
    this.frames.push({
      text: `${now} ms: ${text}`,
      state: { now, threads, running, log: [...log], late: [...late], at, mark },
    });
  }

  /** One millisecond for whoever runs. */
  private advance(): void {
    const one = this.find(this.running!);
    this.change(one.name, { had: one.had + pace(one), ran: one.ran + 1 });
    this.log.push(one.name);
    this.now += 1;
  }

  private decide(): void {
    const before = this.find(this.running!);
    const done = before.name === SLEEPER && ++this.worked === WORK;
    const used = before.had >= before.deadline;
    if (used) this.change(before.name, { deadline: before.had + before.slice * pace(before) });
    const news: string[] = [];
    if (used && !done) {
      const next = ms(this.find(before.name).deadline);
      news.push(`${capital(before.name)} has used its slice of ${before.slice} ms; its next deadline is ${next}.`);
    }
    if (done) news.push(this.sleep());
    const woke = this.now === this.wakesAt && !done;
    if (woke) news.push(this.wake());
    const shorter = woke && this.find(SLEEPER).slice < before.slice;
    if (woke && !used && !shorter && before.had < this.kept) {
      this.say(`${news.join(' ')} ${capital(before.name)} keeps the processor for its slice.`, SLEEPER, 'changed');
    } else if (used || done || shorter || before.had >= this.kept) this.pick(news.join(' '));
  }

  private sleep(): string {
    this.change(SLEEPER, { awake: false });
    this.wakesAt = this.now + SLEEP;
    this.worked = 0;
    return `The sleeper has done its ${WORK} ms and sleeps for ${SLEEP}.`;
  }

  /** What it was owed is forgotten while it sleeps; what it had too much is not. */
  private wake(): string {
    const had = Math.max(this.find(SLEEPER).had, Math.floor(fairPoint(this.threads)!));
    const deadline = had + this.find(SLEEPER).slice * MS;
    this.change(SLEEPER, { awake: true, had, deadline });
    this.wokeAt = this.now;
    return `The sleeper wakes; ${this.find(SLEEPER).slice} ms more make its deadline ${ms(deadline)}.`;
  }

  /** Of the eligible, the one with the earliest deadline; the running one if there is a tie. */
  private pick(news: string): void {
    const before = this.running;
    const able = eligible(this.threads);
    const first = Math.min(...able.map((one) => one.deadline));
    const best = able.filter((one) => one.deadline === first);
    const chosen = best.find((one) => one.name === before) ?? best[0]!;
    const shortest = Math.min(...this.threads.filter((one) => one.awake).map((one) => one.slice));
    this.kept = chosen.had + Math.min(shortest, chosen.slice) * pace(chosen);
    this.running = chosen.name;
    if (chosen.name === SLEEPER && this.wokeAt !== null) {
      this.late.push(this.now - this.wokeAt);
      this.wokeAt = null;
    }
    if (chosen.name === before && news === '') return;
    const names = able.map((one) => one.name).join(', ');
    const why = `Eligible: ${names}. The earliest deadline, ${ms(first)}, is that of ${chosen.name}, which runs.`;
    this.say(`${news} ${why}`.trim(), chosen.name, 'found');
  }
}
