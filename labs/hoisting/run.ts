import type { Frame } from '@groundwork/labs-kit/model';
import { isBlock, source, typeOf, valueOf, type Line, type Setup, type Where } from './source';

export type Mark = 'put' | 'look' | 'found' | 'changed' | 'absent';

/** A variable x: which record it is in and what it holds; null between made and initialised. */
export interface Slot {
  readonly where: Where;
  readonly value: string | null;
}

export interface State {
  /** The line that runs, an index into the source. */
  readonly line: number;
  readonly slots: readonly Slot[];
  /** The slot that the step is about. */
  readonly about: { readonly where: Where; readonly mark: Mark } | null;
  readonly output: readonly string[];
}

const NAMES = { script: 'the file', main: 'main()', block: 'the block' } as const;

/** Plays a program line by line; collects a frame for each. */
export class Run {
  readonly frames: Frame<State>[] = [];
  private slots: Slot[] = [];
  private output: string[] = [];
  private line = 0;

  constructor(private readonly setup: Setup) {
    const lines = source(setup);
    if (setup.outer) this.slots.push({ where: 'script', value: 'outside' });
    this.line = lines.length - 1;
    this.say('main() is called. Nothing of it has run yet.', null);
    for (const [index, line] of lines.entries()) {
      this.line = index;
      if (!this.step(line)) return;
    }
  }

  /** False when the program ends here. */
  private step({ act, where }: Line): boolean {
    if (act === 'open') this.enter(where);
    if (act === 'make') this.say('A function is created. It looks for no x before it is called.', null);
    if (act === 'declare') this.declare(where);
    if (act === 'use') return this.use(where);
    if (act === 'call') return this.use('main');
    if (act === 'end') this.leave(where);
    return true;
  }

  private say(text: string, about: State['about']): void {
    this.frames.push({ text, state: { line: this.line, slots: this.slots, about, output: this.output } });
  }

  private put(where: Where, value: string | null, mark: Mark, text: string): void {
    const slot = { where, value };
    const held = this.slots.some((one) => one.where === where);
    this.slots = held ? this.slots.map((one) => (one.where === where ? slot : one)) : [...this.slots, slot];
    this.say(text, { where, mark });
  }

  /** All variables of a scope are made before its first line runs. */
  private enter(where: Where): void {
    const { kind } = this.setup;
    if (where === 'block')
      return this.put(
        'block',
        valueOf(kind),
        'put',
        'The block is entered: its x is created, and is the function at once.',
      );
    if (kind === 'strict') return this.say('main() is entered. It has no x: the function belongs to the block.', null);
    if (kind === 'sloppy')
      return this.put(
        'main',
        'undefined',
        'put',
        'main() is entered: the function in the block also creates an x here, undefined.',
      );
    if (kind === 'var')
      return this.put('main', 'undefined', 'put', 'main() is entered: x is created and is undefined.');
    if (kind === 'function')
      return this.put('main', valueOf(kind), 'put', 'main() is entered: x is created and is the function at once.');
    return this.put('main', null, 'put', 'main() is entered: x is created, but uninitialised. Its dead zone begins.');
  }

  private declare(where: Where): void {
    const { kind } = this.setup;
    if (kind === 'sloppy')
      return this.put(
        'main',
        valueOf(kind),
        'changed',
        'The declaration copies the x of the block to the x of main().',
      );
    if (kind === 'function' || kind === 'strict')
      return this.say('The declaration does nothing: x has been the function since its scope was entered.', null);
    const what = kind === 'var' ? 'The assignment runs' : 'The dead zone ends';
    return this.put(where, valueOf(kind), 'changed', `${what}: x is ${valueOf(kind)}.`);
  }

  private leave(where: Where): void {
    const gone = where === 'block' ? 'block' : 'main';
    const had = this.slots.some((slot) => slot.where === gone);
    this.slots = this.slots.filter((slot) => slot.where !== gone);
    this.say(`${where === 'block' ? 'The block' : 'main()'} ends${had ? ', and its x with it' : ''}.`, null);
  }

  /** Looks x up from a scope outwards and prints what it finds; false if that throws. */
  private use(from: Where): boolean {
    const chain = (['block', 'main', 'script'] as const).slice(from === 'block' ? 0 : 1);
    const found = chain.map((where) => this.slots.find((slot) => slot.where === where)).find(Boolean);
    if (!found) return this.unknown();
    if (found.value === null) {
      this.output = [...this.output, 'ReferenceError'];
      this.say(`x is found in ${NAMES[found.where]}, but is uninitialised: ReferenceError. main() ends.`, {
        where: found.where,
        mark: 'absent',
      });
      return false;
    }
    const text = this.setup.use === 'typeof' ? typeOf(found.value) : found.value;
    this.output = [...this.output, text];
    this.say(`x is found in ${NAMES[found.where]}. Printed: ${text}.`, { where: found.where, mark: 'found' });
    return true;
  }

  private unknown(): boolean {
    const safe = this.setup.use === 'typeof';
    this.output = [...this.output, safe ? 'undefined' : 'ReferenceError'];
    this.say(
      safe ? 'No scope has an x. typeof gives undefined.' : 'No scope has an x: ReferenceError. main() ends.',
      null,
    );
    return safe;
  }
}

/** Whether the setup is about a function in a block. */
export const inBlock = (setup: Setup): boolean => isBlock(setup.kind);
