import type { Frame } from '@groundwork/labs-kit/model';

/** Who moves the words: the processor, asking or woken for each; or the device, waited for or not. */
export type Way = 'polling' | 'interrupts' | 'dma' | 'hasty';

/** What the processor spends time on. */
export type Work = 'asks' | 'loads' | 'stores' | 'interrupt' | 'prepares' | 'own work';

/** A stretch of time: what the processor does, or that the device has its next word. */
export interface Stretch {
  readonly what: Work | 'makes';
  readonly from: number;
  readonly till: number;
  /** Which word is asked for, moved or made. */
  readonly word: number | null;
}

export interface State {
  readonly now: number;
  readonly way: Way;
  /** Words in memory, by place; 0 where nothing has arrived. */
  readonly memory: readonly number[];
  /** What the device does. */
  readonly device: string;
  /** What the processor did, and for how many ticks. */
  readonly log: readonly { readonly work: Work; readonly ticks: number }[];
  /** What the program was given, or null before. */
  readonly given: readonly number[] | null;
  /** The same as the log, piece by piece and with its times; what the device does ends after now. */
  readonly stretches: readonly Stretch[];
  /** From when on the device may write into the buffer, and until when. */
  readonly lent: { readonly from: number; readonly till: number | null } | null;
  /** When the program was given its words. */
  readonly givenAt: number | null;
}

/** Ticks. The proportions are invented: a load waits for the way there and back, a store does not. */
export const LOAD = 4;
export const STORE = 1;
export const INTERRUPT = 10;
/** Making a buffer known to the IOMMU, and taking it away again. */
export const MAP = 8;
/** Registers to write: address, length, direction, start. */
export const REGISTERS = 4;
/** What the device needs to have the next word. */
export const GAP = 6;

const ticks = (count: number) => `${count} tick${count === 1 ? '' : 's'}`;

/** Ticks that the processor spent on the copy. */
export const busy = ({ log }: State): number =>
  log.reduce((sum, { work, ticks: spent }) => sum + (work === 'own work' ? 0 : spent), 0);

/** Plays one copy of `count` words from a device to memory. */
export class Run {
  readonly frames: Frame<State>[] = [];
  private now = 0;
  private memory: number[];
  private log: { work: Work; ticks: number }[] = [];
  private device = 'no word yet';
  private given: number[] | null = null;
  private givenAt: number | null = null;
  private lent: State['lent'] = null;
  private stretches: Stretch[] = [];

  constructor(
    private readonly way: Way,
    private readonly count: number,
  ) {
    this.memory = Array.from({ length: count }, () => 0);
  }

  play(): void {
    if (this.way === 'polling') this.poll();
    else if (this.way === 'interrupts') this.wake();
    else this.handOver();
    const { state } = this.frames.at(-1)!;
    this.say(
      `Done. The copy took ${ticks(this.now)}, ${busy(state)} of them the processor's; ${this.now - busy(state)} were left for other work.`,
    );
  }

  private spend(work: Work, spent: number, word: number | null = null): void {
    this.stretches.push({ what: work, from: this.now, till: this.now + spent, word });
    const last = this.log.at(-1);
    if (last?.work === work) this.log[this.log.length - 1] = { work, ticks: last.ticks + spent };
    else this.log.push({ work, ticks: spent });
    this.now += spent;
  }

  private say(text: string): void {
    const { now, way, device, lent, givenAt } = this;
    const lists = { memory: [...this.memory], log: [...this.log], stretches: [...this.stretches] };
    const state = { now, way, device, lent, givenAt, ...lists, given: this.given && [...this.given] };
    this.frames.push({ text: `Tick ${now}: ${text}`, state });
  }

  /** The device begins to have a word, which is ready at a time. */
  private make(word: number, ready: number): void {
    if (word <= this.count) this.stretches.push({ what: 'makes', from: ready - GAP, till: ready, word });
  }

  private give(): void {
    this.given = [...this.memory];
    this.givenAt = this.now;
  }

  /** The processor takes a word out of the device's register and stores it. */
  private take(word: number): void {
    this.spend('loads', LOAD, word);
    this.spend('stores', STORE, word);
    this.memory[word - 1] = word;
  }

  private poll(): void {
    let ready = this.now + GAP;
    this.make(1, ready);
    this.say(`The processor is to move ${this.count} words, and the device needs ${GAP} ticks for each.`);
    for (let word = 1; word <= this.count; word++) {
      do {
        this.spend('asks', LOAD, word);
        this.device = this.now < ready ? `word ${word} in ${ticks(ready - this.now)}` : `word ${word} is ready`;
        this.say(`The processor asked whether word ${word} is ready: ${this.now < ready ? 'no' : 'yes'}.`);
      } while (this.now < ready);
      ready = this.now + LOAD + GAP;
      this.make(word + 1, ready);
      this.take(word);
      this.device = word < this.count ? `word ${word + 1} in ${ticks(ready - this.now)}` : 'has no more words';
      this.say(`It loaded word ${word} and stored it: ${ticks(LOAD + STORE)}.`);
    }
    this.give();
  }

  private wake(): void {
    this.device = `word 1 in ${ticks(GAP)}`;
    let ready = this.now + GAP;
    this.make(1, ready);
    this.say(`The device is to interrupt for each of ${this.count} words. Until then the processor does other work.`);
    for (let word = 1; word <= this.count; word++) {
      if (ready > this.now) this.spend('own work', ready - this.now);
      this.device = `word ${word} is ready`;
      this.say(`Word ${word} is ready, and the device interrupts.`);
      this.spend('interrupt', INTERRUPT, word);
      ready = this.now + LOAD + GAP;
      this.make(word + 1, ready);
      this.take(word);
      this.device = word < this.count ? `word ${word + 1} in ${ticks(ready - this.now)}` : 'has no more words';
      this.say(`The interrupt cost ${ticks(INTERRUPT)}, loading and storing word ${word} another ${LOAD + STORE}.`);
    }
    this.give();
  }

  private handOver(): void {
    this.say(`The device is to write ${this.count} words to memory by itself.`);
    this.spend('prepares', MAP);
    this.device = 'may use the buffer';
    this.lent = { from: this.now, till: null };
    this.say(`The processor opened the buffer to the device: ${ticks(MAP)}.`);
    this.spend('stores', REGISTERS * STORE);
    this.device = `word 1 in ${ticks(GAP)}`;
    this.say(
      `It wrote address, length, direction and start: ${ticks(REGISTERS * STORE)}. ${this.way === 'dma' ? 'It is free.' : 'The driver calls that done.'}`,
    );
    this.make(1, this.now + GAP);
    if (this.way === 'hasty') this.give();
    if (this.way === 'hasty') this.say(`The program was given the buffer: ${this.describe(this.memory)}.`);
    for (let word = 1; word <= this.count; word++) {
      this.spend('own work', GAP);
      this.make(word + 1, this.now + GAP);
      this.memory[word - 1] = word;
      this.device = word < this.count ? `word ${word + 1} in ${ticks(GAP)}` : 'has no more words';
      this.say(`The device wrote word ${word}; the processor did other work.`);
    }
    this.spend('interrupt', INTERRUPT);
    this.say(`One interrupt for all of them: ${ticks(INTERRUPT)}.`);
    this.spend('prepares', MAP);
    this.device = 'may not use the buffer';
    this.lent = { from: this.lent?.from ?? 0, till: this.now };
    if (this.given === null) this.give();
    const given = this.given ?? [];
    this.say(
      this.way === 'hasty'
        ? `The processor closed the buffer, ${ticks(MAP)}. The program has long used it: ${this.describe(given)}.`
        : `The processor closed the buffer, ${ticks(MAP)}, and the program may use it: ${this.describe(given)}.`,
    );
  }

  private describe(words: readonly number[]): string {
    const there = words.filter((word) => word > 0).length;
    return `${there} of ${words.length} words are new`;
  }
}
