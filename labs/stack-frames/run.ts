import type { Frame } from '@groundwork/labs-kit/model';

/** What watches over the return address. */
export type Protection = 'none' | 'canary' | 'shadow';
export type Owner = 'main' | 'greet' | 'fill';
export type Mark = 'put' | 'look' | 'changed' | 'found';
export type Ending = 'main' | 'secret' | 'abort' | 'fault';

/** A word of the stack: 8 bytes. */
export interface Word {
  readonly address: number;
  readonly value: string;
  /** What the word is for, as long as its frame exists. */
  readonly role: string;
  readonly owner: Owner | null;
}

export interface State {
  readonly protection: Protection;
  /** From the highest address to the lowest. */
  readonly words: readonly Word[];
  readonly rsp: number;
  /** An address, or what was written over the saved one. */
  readonly rbp: number | string;
  readonly cursor: { readonly address: number; readonly mark: Mark } | null;
  /** The copies of the return addresses, the newest last; empty without a shadow stack. */
  readonly shadow: readonly string[];
  /** Words outside the buffer that `fill` has written. */
  readonly outside: number;
  readonly ending: Ending | null;
}

/** Where `main` finds the stack pointer: 8 modulo 16, as at the start of every function. */
export const TOP = 0xfe8;
export const BOTTOM = 0xf98;
export const BUFFER_WORDS = 2;
const WORD = 8;
const WRITTEN = '&secret';

export const hex = (address: number) => address.toString(16);
export const inWords = (value: number | string) => (typeof value === 'number' ? hex(value) : value);

/** Plays the program of overwrite.c: main calls greet, greet calls fill. */
export class Run {
  readonly frames: Frame<State>[] = [];
  private readonly memory = new Map<number, Word>();
  private rsp = TOP;
  private rbp: number | string = 'rbp of libc';
  private shadow: readonly string[] = ['to libc'];
  private outside = 0;

  constructor(
    private readonly protection: Protection,
    private readonly count: number,
  ) {
    for (let address = TOP; address >= BOTTOM; address -= WORD)
      this.memory.set(address, { address, value: '?', role: '', owner: null });
    this.store(TOP, 'to libc', 'return address', 'main');
    this.main();
  }

  private say(text: string, address: number | null, mark: Mark = 'put', ending: Ending | null = null): void {
    this.frames.push({
      text,
      state: {
        protection: this.protection,
        words: [...this.memory.values()],
        rsp: this.rsp,
        rbp: this.rbp,
        cursor: address === null ? null : { address, mark },
        shadow: this.protection === 'shadow' ? this.shadow : [],
        outside: this.outside,
        ending,
      },
    });
  }

  private store(address: number, value: string, role?: string, owner?: Owner): void {
    const old = this.memory.get(address)!;
    this.memory.set(address, { address, value, role: role ?? old.role, owner: owner ?? old.owner });
  }

  private push(value: string, role: string, owner: Owner): void {
    this.rsp -= WORD;
    this.store(this.rsp, value, role, owner);
  }

  /** Takes the newest word off the stack; its content stays where it was. */
  private pop(): string {
    const { address, value } = this.memory.get(this.rsp)!;
    this.memory.set(address, { address, value, role: '', owner: null });
    this.rsp += WORD;
    return value;
  }

  private call(from: Owner, to: Owner): void {
    this.push(`to ${from}`, 'return address', to);
    this.shadow = [...this.shadow, `to ${from}`];
  }

  /** `push rbp; mov rbp, rsp` */
  private enter(owner: Owner, of: string): void {
    this.push(typeof this.rbp === 'number' ? `rbp ${of}` : this.rbp, 'saved rbp', owner);
    this.rbp = this.rsp;
  }

  private main(): void {
    this.enter('main', 'of libc');
    this.rsp -= 2 * WORD;
    this.store(this.rsp + WORD, 'words', 'local', 'main');
    this.store(this.rsp, `count ${this.count}`, 'local', 'main');
    this.say(`main runs. It puts ${this.count} into rdi and is about to call greet(${this.count}).`, null);
    this.call('main', 'greet');
    const copy = this.protection === 'shadow' ? ' The processor pushes a copy on the shadow stack.' : '';
    this.say(`call greet: the address of the next instruction of main is pushed at ${hex(this.rsp)}.${copy}`, this.rsp);
    this.greet();
  }

  private greet(): void {
    const saved = this.rbp as number;
    this.enter('greet', 'of main');
    this.say(`push rbp; mov rbp, rsp: rbp now points to the saved rbp of main, one link of the chain.`, this.rsp);
    const buffer = this.makeRoom();
    this.call('greet', 'fill');
    this.say(
      this.count === 0
        ? `call fill: it will write one word, the one above the saved rbp at ${hex(this.rbp as number)}.`
        : `call fill: it will write ${this.count} word${this.count === 1 ? '' : 's'} from ${hex(buffer)} upwards.`,
      this.rsp,
    );
    this.fill(buffer);
    this.pop();
    this.shadow = this.shadow.slice(0, -1);
    this.say(
      'fill returns: its own return address lies below the buffer and is as it was. greet prints “greet is done”.',
      null,
    );
    if (this.protection === 'canary' && !this.canaryHolds()) return;
    this.leave(saved);
  }

  /** Makes room for the buffer, and for what the compiler puts above it; gives the buffer's address. */
  private makeRoom(): number {
    const guarded = this.protection === 'canary';
    const words = guarded ? 2 * BUFFER_WORDS : BUFFER_WORDS;
    this.rsp -= words * WORD;
    for (let i = BUFFER_WORDS - 1; i >= 0; i--) this.store(this.rsp + i * WORD, '?', `name[${i}]`, 'greet');
    if (!guarded) {
      this.say(`sub rsp, 16: room for name, two words. What lay there stays until it is written.`, this.rsp);
      return this.rsp;
    }
    this.store(this.rsp + 2 * WORD, '?', 'unused word', 'greet');
    this.store(this.rsp + 3 * WORD, 'canary', 'canary', 'greet');
    this.say(
      'sub rsp, 32: room for name, for the canary, and a word that keeps rsp a multiple of 16.',
      this.rsp + 3 * WORD,
    );
    return this.rsp;
  }

  private fill(buffer: number): void {
    const first = this.count === 0 ? (this.rbp as number) + WORD : buffer;
    for (let i = 0; i < Math.max(1, this.count); i++) {
      const address = first + i * WORD;
      const { role, owner } = this.memory.get(address)!;
      const inside = role.startsWith('name');
      if (!inside) this.outside++;
      this.store(address, WRITTEN);
      const what = inside
        ? `${role}, inside the buffer.`
        : `${role === 'local' ? 'a' : 'the'} ${role} of ${owner!}. Nothing complains.`;
      this.say(`fill writes at ${hex(address)}: ${what}`, address, inside ? 'put' : 'changed');
    }
  }

  private canaryHolds(): boolean {
    const address = (this.rbp as number) - WORD;
    const holds = this.memory.get(address)!.value === 'canary';
    if (holds) this.say('greet compares the canary: it is as it was.', address, 'found');
    else
      this.say(
        'greet compares the canary: it has changed. “*** stack smashing detected ***”, the program is aborted.',
        address,
        'changed',
        'abort',
      );
    return holds;
  }

  /** `leave; ret` */
  private leave(saved: number): void {
    const frame = this.rbp as number;
    while (this.rsp < frame) this.pop();
    const old = this.pop();
    this.rbp = old === WRITTEN ? WRITTEN : saved;
    this.say(
      old === WRITTEN
        ? 'leave: rsp goes back up and rbp is popped. It is not the rbp of main any more, and nobody compares it.'
        : 'leave: rsp goes back up and rbp is popped. It is the rbp of main again.',
      frame,
      old === WRITTEN ? 'changed' : 'look',
    );
    this.ret();
  }

  private ret(): void {
    const address = this.rsp;
    const { value } = this.memory.get(address)!;
    const copy = this.shadow.at(-1)!;
    // The instruction that faults takes nothing off either stack.
    if (this.protection === 'shadow' && copy !== value)
      return this.say(
        `ret finds ${value}, and “${copy}” on the shadow stack: the processor raises a fault, the program gets SIGSEGV.`,
        address,
        'changed',
        'fault',
      );
    const target = this.pop();
    this.shadow = this.shadow.slice(0, -1);
    if (target === WRITTEN)
      return this.say(
        'ret pops the address of secret and jumps there: “secret: nobody called me”. No check stood in the way.',
        address,
        'changed',
        'secret',
      );
    const checked = this.protection === 'shadow' ? ', finds the same on the shadow stack,' : '';
    const harm = this.rbp === WRITTEN ? ' But main works with a wrong rbp from here on.' : '';
    return this.say(
      `ret pops the return address${checked} and jumps into main: “main goes on”.${harm}`,
      address,
      'found',
      'main',
    );
  }
}
