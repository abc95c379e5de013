import type { Frame } from '@groundwork/labs-kit/model';

export type Engine = 'postgres' | 'sqlite';
export type Mark = 'a' | 'b';
export type Seat = 1 | 2 | 3 | 4;
export type Act =
  | { readonly do: 'begin' | 'commit' | 'rollback' | 'error' }
  | { readonly do: 'savepoint' | 'to' | 'release'; readonly mark: Mark }
  | { readonly do: 'update'; readonly seat: Seat };

/** What is noted since a savepoint (or since the begin): the seats changed, and with them locked. */
export interface Level {
  /** The savepoint's name, or null for the transaction itself. */
  readonly name: Mark | null;
  /** Seats that this level changed, and their guests. */
  readonly guests: Readonly<Partial<Record<Seat, string>>>;
}

export interface State {
  readonly engine: Engine;
  /** Outermost first; empty outside of a transaction. */
  readonly stack: readonly Level[];
  readonly aborted: boolean;
  /** Whether this transaction has written, which SQLite answers with a lock of the database. */
  readonly wrote: boolean;
  readonly committed: Readonly<Record<Seat, string>>;
  /** The seats that this step changed, for this transaction. */
  readonly changed: readonly Seat[];
}

export const SEATS = [1, 2, 3, 4] as const;
const GUESTS = ['Ada', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal'];
export const NOBODY = 'nobody';

/** What the transaction itself sees. */
export function visible({ stack, committed }: Pick<State, 'stack' | 'committed'>): Record<Seat, string> {
  return Object.assign({}, committed, ...stack.map(({ guests }) => guests)) as Record<Seat, string>;
}

/** Which seats another session could change: other rows in PostgreSQL; all or none in SQLite. */
export function free({ engine, stack, wrote }: Pick<State, 'engine' | 'stack' | 'wrote'>): readonly Seat[] {
  if (engine === 'sqlite') return wrote ? [] : SEATS;
  return SEATS.filter((seat) => !stack.some(({ guests }) => guests[seat] !== undefined));
}

const marks = (stack: readonly Level[]) => stack.flatMap(({ name }) => name ?? []);

/** Plays statements of one transaction with savepoints, one frame for each answer. */
export class Run {
  readonly frames: Frame<State>[] = [];
  private stack: readonly Level[] = [];
  private aborted = false;
  private committed: Readonly<Record<Seat, string>> = { 1: NOBODY, 2: NOBODY, 3: NOBODY, 4: NOBODY };
  private arrivals = 0;
  private before: Record<Seat, string> = { ...this.committed };
  private wrote = false;

  constructor(private readonly engine: Engine) {
    this.say('Four seats, nobody on them, and no transaction.');
  }

  private say(text: string): void {
    const { engine, stack, aborted, wrote, committed } = this;
    const now = visible({ stack, committed });
    const changed = SEATS.filter((seat) => now[seat] !== this.before[seat]);
    this.before = now;
    this.frames.push({ text, state: { engine, stack, aborted, wrote, committed, changed } });
  }

  do(act: Act): void {
    if (act.do === 'savepoint' && this.stack.length === 0 && this.engine === 'sqlite') {
      this.stack = [{ name: act.mark, guests: {} }];
      return this.say(`SAVEPOINT ${act.mark} outside of a transaction begins one, in SQLite. The mark is its begin.`);
    }
    if (this.stack.length === 0 && !['begin', 'update', 'error'].includes(act.do))
      return this.say(`${inWords(act)}: there is no transaction, so there is nothing to do it in.`);
    if (this.aborted && !['commit', 'rollback', 'to'].includes(act.do))
      return this.say(`${inWords(act)}: ERROR 25P02, the transaction is aborted. Only a way back is left.`);
    switch (act.do) {
      case 'update':
        return this.update(act.seat);
      case 'error':
        return this.fail();
      case 'savepoint':
        this.stack = [...this.stack, { name: act.mark, guests: {} }];
        return this.say(`SAVEPOINT ${act.mark}: a mark on top of the stack. Nothing else changes.`);
      case 'to':
        return this.backTo(act.mark);
      case 'release':
        return this.release(act.mark);
      case 'commit':
      case 'rollback':
        return this.end(act.do);
      default:
        return this.begin();
    }
  }

  private begin(): void {
    if (this.stack.length > 0) return this.say('BEGIN inside a transaction: refused or ignored, it does not nest.');
    this.stack = [{ name: null, guests: {} }];
    return this.say('BEGIN: a transaction without a mark.');
  }

  private update(seat: Seat): void {
    const guest = GUESTS[this.arrivals++ % GUESTS.length]!;
    const top = this.stack.at(-1);
    const owner = this.before[seat];
    const taken = `${guest} takes seat ${seat}${owner === NOBODY ? '' : ` from ${owner}`}`;
    if (top === undefined) {
      this.committed = { ...this.committed, [seat]: guest };
      return this.say(`${taken}, without a transaction: committed at once.`);
    }
    this.stack = [...this.stack.slice(0, -1), { ...top, guests: { ...top.guests, [seat]: guest } }];
    this.wrote = true;
    const where = top.name === null ? 'the transaction' : `mark ${top.name}`;
    return this.say(`${taken}. The change and its lock belong to ${where}.`);
  }

  private fail(): void {
    if (this.stack.length === 0 || this.engine === 'sqlite')
      return this.say('A statement fails, and only that statement is undone.');
    this.aborted = true;
    return this.say('A statement fails: PostgreSQL aborts the transaction as a whole.');
  }

  /** Where the newest mark of this name stands in the stack, or -1. */
  private find(mark: Mark): number {
    return this.stack.findLastIndex(({ name }) => name === mark);
  }

  private backTo(mark: Mark): void {
    const at = this.find(mark);
    if (at < 0) return this.missing(mark);
    const gone = marks(this.stack.slice(at + 1));
    const healed = this.aborted ? ', and the transaction is sound again' : '';
    this.aborted = false;
    this.stack = [...this.stack.slice(0, at), { name: mark, guests: {} }];
    const others = gone.length === 0 ? '' : ` Gone with it: mark ${gone.join(', ')}.`;
    return this.say(`ROLLBACK TO ${mark}: what came after it is undone${healed}. The mark stays.${others}`);
  }

  private release(mark: Mark): void {
    const at = this.find(mark);
    if (at < 0) return this.missing(mark);
    const merged = Object.assign({}, ...this.stack.slice(at).map(({ guests }) => guests)) as Level['guests'];
    const below = this.stack[at - 1];
    if (below === undefined) {
      this.commit();
      return this.say(`RELEASE ${mark}: it was the outermost, so in SQLite this is the commit.`);
    }
    this.stack = [...this.stack.slice(0, at - 1), { ...below, guests: { ...below.guests, ...merged } }];
    const heir = below.name === null ? 'the transaction' : `mark ${below.name}`;
    return this.say(`RELEASE ${mark}: its changes and locks belong to ${heir} now. Nothing is committed.`);
  }

  private missing(mark: Mark): void {
    const breaks = this.engine === 'postgres';
    this.aborted = breaks;
    return this.say(`There is no mark ${mark}: an error${breaks ? ', which aborts the transaction' : ''}.`);
  }

  private commit(): void {
    this.committed = visible({ stack: this.stack, committed: this.committed });
    this.stack = [];
    this.wrote = false;
  }

  private end(how: 'commit' | 'rollback'): void {
    const lost = how === 'rollback' || this.aborted;
    if (!lost) this.commit();
    this.stack = [];
    this.wrote = false;
    const answer =
      how === 'commit' && lost ? 'COMMIT of an aborted transaction: the answer is ROLLBACK' : how.toUpperCase();
    this.aborted = false;
    return this.say(
      `${answer}. The marks are gone, ${lost ? 'and all changes with them' : 'the changes are there for all'}.`,
    );
  }
}

export function inWords(act: Act): string {
  if (act.do === 'update') return `UPDATE of seat ${act.seat}`;
  if ('mark' in act) return `${{ savepoint: 'SAVEPOINT', to: 'ROLLBACK TO', release: 'RELEASE' }[act.do]} ${act.mark}`;
  return act.do === 'error' ? 'A statement' : act.do.toUpperCase();
}
