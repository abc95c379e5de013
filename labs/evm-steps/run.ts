import type { Frame } from '@groundwork/labs-kit/model';

import { assemble, OPERATIONS, type Instruction } from './program';

export interface Setup {
  readonly words: readonly string[];
  /** Gas that each call may use. */
  readonly limit: number;
  /** How often the same code is called, each time in a transaction of its own. */
  readonly calls: number;
}

export interface State {
  readonly call: number;
  /** The next instruction, an index; null before and after. */
  readonly next: number | null;
  /** The top is last. */
  readonly stack: readonly string[];
  readonly memory: readonly string[];
  readonly storage: Readonly<Record<string, string>>;
  /** Where the last step wrote. */
  readonly wrote: 'stack' | 'memory' | 'storage' | null;
  readonly left: number;
  readonly cost: number | null;
  readonly refund: number;
  readonly ended: 'STOP' | 'REVERT' | 'out of gas' | 'stack is empty' | 'no such place' | 'too long' | null;
}

export const MOST_STEPS = 90;
const WORD = 1n << 256n;
const MOST_MEMORY = 8;

const COLD = 2100;
const WARM = 100;
const SET = 20_000;
const RESET = 2900;
const CLEARED = 4800;
/** SSTORE refuses to run on the stipend of a plain transfer (EIP-2200). */
const STIPEND = 2300;

const written = (value: bigint | number) => value.toLocaleString('en-US');

/** One contract that is called again and again: EIP-2929 and EIP-3529 for storage, the Yellow Paper for the rest. */
export class Machine {
  readonly frames: Frame<State>[] = [];
  /** Gas used by each call, and how it ended. */
  readonly results: { used: number; refund: number; ended: State['ended'] }[] = [];
  private readonly code: readonly Instruction[];
  private storage = new Map<bigint, bigint>();
  private stack: bigint[] = [];
  private memory: bigint[] = [];
  private left = 0;
  private refund = 0;
  private call = 0;
  private steps = 0;
  private original = new Map<bigint, bigint>();
  private warm = new Set<bigint>();

  constructor(private readonly setup: Setup) {
    this.code = assemble(setup.words);
    for (let call = 1; call <= setup.calls; call++) this.run(call);
  }

  private say(text: string, more: Partial<State> = {}): void {
    const held = [...this.storage].filter(([, value]) => value !== 0n);
    const state: State = {
      call: this.call,
      next: null,
      stack: this.stack.map(written),
      memory: this.memory.map(written),
      storage: Object.fromEntries(held.map(([slot, value]) => [written(slot), written(value)])),
      wrote: null,
      left: this.left,
      cost: null,
      refund: this.refund,
      ended: null,
      ...more,
    };
    this.frames.push({ text, state });
  }

  private run(call: number): void {
    this.call = call;
    [this.stack, this.memory, this.left, this.refund, this.steps] = [[], [], this.setup.limit, 0, 0];
    this.original = new Map(this.storage);
    this.warm = new Set();
    const kept = call === 1 ? 'Storage is empty.' : 'Stack and memory are new, storage is as it was left.';
    this.say(`Call ${call} begins with ${written(this.left)} gas. ${kept}`, { next: 0 });
    let at: number | null = 0;
    while (at !== null) at = this.step(at);
  }

  /** Where a word lies that reaches into memory, or null for a place that this figure does not show. */
  private cell(place: bigint): number | null {
    return place % 32n === 0n && place < BigInt(32 * MOST_MEMORY) ? Number(place / 32n) : null;
  }

  private costOf(name: string): number {
    const base = OPERATIONS[name]![2];
    const [top = 0n, second = 0n] = [this.stack.at(-1), this.stack.at(-2)];
    if (name === 'MSTORE' || name === 'MLOAD') {
      const grown = Math.max(0, (this.cell(top) ?? MOST_MEMORY) + 1 - this.memory.length);
      return base + 3 * grown;
    }
    if (name === 'SLOAD') return this.warm.has(top) ? WARM : COLD;
    if (name !== 'SSTORE') return base;
    const [original, current] = [this.original.get(top) ?? 0n, this.storage.get(top) ?? 0n];
    const access = this.warm.has(top) ? 0 : COLD;
    if (second === current || original !== current) return access + WARM;
    return access + (original === 0n ? SET : RESET);
  }

  private end(ended: NonNullable<State['ended']>, text: string): null {
    const failed = ended !== 'STOP';
    if (failed) [this.storage, this.refund] = [new Map(this.original), 0];
    if (failed && ended !== 'REVERT') this.left = 0;
    if (ended === 'too long') return this.giveUp(text);
    const used = this.setup.limit - this.left;
    this.results.push({ used, refund: this.refund, ended });
    const after = failed
      ? 'Storage is as before the call; the gas is paid all the same.'
      : 'Storage stays. Stack and memory are gone.';
    this.say(`${text} The call used ${written(used)} gas. ${after}`, { ended });
    return null;
  }

  /** More steps than a figure should have: what a node would do next is not told. */
  private giveUp(text: string): null {
    this.results.push({ used: 0, refund: 0, ended: 'too long' });
    this.say(text, { ended: 'too long' });
    return null;
  }

  private step(index: number): number | null {
    const instruction = this.code[index];
    if (!instruction || instruction.name === 'STOP') return this.end('STOP', instruction ? 'STOP.' : 'The code ends.');
    const { name, value } = instruction;
    const [takes] = OPERATIONS[name]!;
    if (this.stack.length < takes)
      return this.end('stack is empty', `${name} wants ${takes} words and finds ${this.stack.length}.`);
    const cost = this.costOf(name);
    if (cost > this.left || (name === 'SSTORE' && this.left <= STIPEND))
      return this.end('out of gas', `${name} costs ${written(cost)} and ${written(this.left)} are left.`);
    if (++this.steps > MOST_STEPS)
      return this.end('too long', `This figure stops after ${MOST_STEPS} steps. A node goes on while there is gas.`);
    this.left -= cost;
    const taken = this.stack.splice(this.stack.length - takes).reverse();
    return this.apply(name, value, taken, index, cost);
  }

  private apply(
    name: string,
    value: number | undefined,
    taken: readonly bigint[],
    index: number,
    cost: number,
  ): number | null {
    const [a = 0n, b = 0n] = taken;
    let next = index + 1;
    let wrote: State['wrote'] = 'stack';
    const put = (...words: bigint[]) => void this.stack.push(...words.map((word) => ((word % WORD) + WORD) % WORD));
    let says: string;
    if (name === 'REVERT' && b === 0n) return this.end('REVERT', 'REVERT.');
    if (name === 'REVERT') return this.end('no such place', 'This figure reverts without data: 0 0 REVERT.');
    if (name === 'PUSH') {
      put(BigInt(value!));
      says = `puts ${written(value!)} on the stack`;
    } else if (name === 'ADD' || name === 'SUB' || name === 'MUL') {
      put(name === 'ADD' ? a + b : name === 'SUB' ? a - b : a * b);
      says = `takes ${written(a)} and ${written(b)}, puts ${written(this.stack.at(-1)!)}`;
    } else if (name === 'LT' || name === 'ISZERO') {
      put(name === 'LT' ? BigInt(a < b) : BigInt(a === 0n));
      says = `asks ${name === 'LT' ? `${written(a)} < ${written(b)}` : `${written(a)} = 0`}, puts ${this.stack.at(-1)}`;
    } else if (name === 'DUP1' || name === 'SWAP1') {
      put(...(name === 'DUP1' ? [a, a] : [a, b]));
      says = name === 'DUP1' ? `doubles ${written(a)}` : `swaps ${written(a)} and ${written(b)}`;
    } else if (name === 'MSTORE' || name === 'MLOAD') {
      const cell = this.cell(a);
      if (cell === null)
        return this.end(
          'no such place',
          `This figure shows memory at 0, 32 and so on, up to ${32 * (MOST_MEMORY - 1)}.`,
        );
      while (this.memory.length <= cell) this.memory.push(0n);
      if (name === 'MLOAD') put(this.memory[cell]!);
      else [this.memory[cell], wrote] = [b, 'memory'];
      says = name === 'MLOAD' ? `reads ${written(this.memory[cell]!)} from memory` : `writes ${written(b)} to memory`;
    } else if (name === 'SLOAD') {
      this.warm.add(a);
      put(this.storage.get(a) ?? 0n);
      says = `reads ${written(this.stack.at(-1)!)} from slot ${written(a)}`;
    } else if (name === 'SSTORE') {
      this.store(a, b);
      wrote = 'storage';
      says = `writes ${written(b)} to slot ${written(a)}`;
    } else if (name === 'JUMP' || (name === 'JUMPI' && b !== 0n)) {
      next = this.code.findIndex(({ name: there, at }) => there === 'JUMPDEST' && BigInt(at) === a);
      if (next < 0) return this.end('no such place', `There is no JUMPDEST at ${written(a)}.`);
      [wrote, says] = [null, `goes to ${written(a)}`];
    } else
      [wrote, says] = [
        null,
        name === 'POP' ? 'drops the top' : name === 'JUMPI' ? 'finds 0 and goes on' : 'marks a place',
      ];
    this.say(`${name} ${says}: ${written(cost)} gas.`, { next: next < this.code.length ? next : null, wrote, cost });
    return next;
  }

  private store(slot: bigint, value: bigint): void {
    const [original, current] = [this.original.get(slot) ?? 0n, this.storage.get(slot) ?? 0n];
    if (value !== current) {
      if (original === current) {
        if (original !== 0n && value === 0n) this.refund += CLEARED;
      } else {
        if (original !== 0n && current === 0n) this.refund -= CLEARED;
        if (original !== 0n && value === 0n) this.refund += CLEARED;
        if (original === value) this.refund += original === 0n ? SET - WARM : RESET - WARM;
      }
    }
    this.warm.add(slot);
    this.storage.set(slot, value);
  }
}
