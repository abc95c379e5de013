import type { Frame } from '@groundwork/labs-kit/model';

export type Name = 'A' | 'B';
export type Row = 1 | 2;
export type Level = 'committed' | 'repeatable';
/** `sql` subtracts in the statement, `write` stores what the program computed from its last read. */
export type Act =
  | { readonly by: Name; readonly do: 'read' | 'sql' | 'write'; readonly row: Row }
  | { readonly by: Name; readonly do: 'commit' | 'rollback' };

type Update = Extract<Act, { readonly row: Row }>;

export interface Item {
  readonly value: number;
  /** How many commits have changed it. */
  readonly version: number;
  /** The transaction that holds the row lock, and what it has written. */
  readonly lock: { readonly by: Name; readonly value: number } | null;
}

export interface Session {
  readonly is: 'idle' | 'open' | 'waiting' | 'aborted';
  /** The rows as they were committed when the transaction took its snapshot. */
  readonly snapshot: Readonly<Record<Row, Item>> | null;
  /** What its program remembers of each row. */
  readonly knows: Readonly<Partial<Record<Row, number>>>;
  readonly wants: Update | null;
}

export interface State {
  readonly level: Level;
  readonly items: Readonly<Record<Row, Item>>;
  readonly sessions: Readonly<Record<Name, Session>>;
  /** Updates that were committed, so that a lost one can be counted. */
  readonly sold: Readonly<Record<Row, number>>;
  /** What this step did, and the number of the statement that it comes from; null if nothing came of it. */
  readonly did: (Did & { readonly act: number }) | null;
}

/** What one step does. A write stores `value`, computed from `basis` by the program or, in SQL, by the server. */
export type Did = { readonly by: Name } & (
  | { readonly kind: 'read'; readonly row: Row; readonly value: number; readonly version: number | null }
  | {
      readonly kind: 'write';
      readonly row: Row;
      readonly value: number;
      readonly basis: number;
      readonly isSql: boolean;
    }
  | { readonly kind: 'wait'; readonly row: Row; readonly holder: Name }
  | { readonly kind: 'error'; readonly code: string }
  | { readonly kind: 'commit' | 'rollback' }
);

export const START = 10;
export const AMOUNT = 3;
const ROWS = [1, 2] as const;

const idle: Session = { is: 'idle', snapshot: null, knows: {}, wants: null };
const other = (name: Name): Name => (name === 'A' ? 'B' : 'A');

/** Plays statements of two transactions as PostgreSQL would, one frame for each answer. */
export class Run {
  readonly frames: Frame<State>[] = [];
  private items: Record<Row, Item>;
  private sessions: Record<Name, Session> = { A: idle, B: idle };
  private readonly sold: Record<Row, number> = { 1: 0, 2: 0 };
  /** What each open transaction has sold, counted when it commits. */
  private pending: Record<Name, Row[]> = { A: [], B: [] };
  /** The statement that is being answered; and that with which each session waits. */
  private act = -1;
  private readonly asked: Record<Name, number> = { A: 0, B: 0 };

  constructor(private readonly level: Level) {
    const item: Item = { value: START, version: 0, lock: null };
    this.items = { 1: item, 2: item };
    this.say(`Two items, ${START} of each in stock. No transaction is open.`, null);
  }

  do(act: Act): void {
    const session = this.sessions[act.by];
    this.act++;
    if (session.is === 'waiting')
      return this.say(`${act.by} waits for a lock and cannot take another statement.`, null);
    if (!('row' in act)) return this.end(act.by, act.do);
    if (session.is === 'aborted')
      return this.say(`${act.by}: ERROR 25P02, the transaction is aborted. Only its end is left.`, {
        by: act.by,
        kind: 'error',
        code: '25P02',
      });
    if (session.is === 'idle') this.set(act.by, { is: 'open', snapshot: { ...this.items } });
    return act.do === 'read' ? this.read(act.by, act.row) : this.update(act);
  }

  private set(name: Name, change: Partial<Session>): void {
    this.sessions = { ...this.sessions, [name]: { ...this.sessions[name], ...change } };
  }

  private put(row: Row, change: Partial<Item>): void {
    this.items = { ...this.items, [row]: { ...this.items[row], ...change } };
  }

  private say(text: string, what: Did | null, act = this.act): void {
    const { level, items, sessions } = this;
    const did = what && { ...what, act };
    this.frames.push({ text, state: { level, items, sessions, sold: { ...this.sold }, did } });
  }

  /** What a SELECT of this transaction returns. */
  private visible(name: Name, row: Row): number {
    const item = this.items[row];
    if (item.lock?.by === name) return item.lock.value;
    return this.level === 'repeatable' ? this.sessions[name].snapshot![row].value : item.value;
  }

  private read(name: Name, row: Row): void {
    const value = this.visible(name, row);
    const { lock, value: committed } = this.items[row];
    this.set(name, { knows: { ...this.sessions[name].knows, [row]: value } });
    const why =
      lock?.by === name
        ? 'its own change'
        : value !== committed
          ? `its snapshot; ${committed} is committed by now`
          : lock
            ? `what is committed; it does not wait for ${lock.by}'s lock`
            : 'what is committed';
    const seen = this.level === 'repeatable' ? this.sessions[name].snapshot![row] : this.items[row];
    const version = lock?.by === name ? null : seen.version;
    this.say(`${name} reads item ${row}: ${value}, ${why}.`, { by: name, kind: 'read', row, value, version });
  }

  private update(act: Update): void {
    const { by, row } = act;
    const holder = this.items[row].lock?.by;
    if (holder === undefined || holder === by) return this.change(act, '');
    this.set(by, { is: 'waiting', wants: act });
    this.asked[by] = this.act;
    const blocked = this.sessions[holder];
    const waits = { by, kind: 'wait', row, holder } as const;
    if (blocked.wants === null) {
      return this.say(`${by} wants to update item ${row}, which ${holder} has locked: ${by} waits.`, waits);
    }
    const circle = `${by} wants item ${row}, held by ${holder}, which waits for item ${blocked.wants.row}, held by ${by}`;
    this.say(`${circle}: a deadlock.`, waits);
    this.abort(by, '40P01', 'ERROR 40P01, deadlock detected');
    return this.wake(holder);
  }

  /** Takes the lock and writes, or refuses what the snapshot does not know. */
  private change(act: Update, after: string, asked = this.act): void {
    const { by, row } = act;
    const item = this.items[row];
    const session = this.sessions[by];
    if (this.level === 'repeatable' && item.lock === null && item.version !== session.snapshot![row].version) {
      this.abort(
        by,
        '40001',
        `${after && 'the wait is over. '}ERROR 40001, could not serialize: item ${row} has changed since its snapshot`,
        asked,
      );
      return this.wake(other(by));
    }
    const newest = item.lock?.value ?? item.value;
    const known = session.knows[row] ?? this.visible(by, row);
    const isSql = act.do === 'sql';
    const basis = isSql ? newest : known;
    const value = basis - AMOUNT;
    this.put(row, { lock: { by, value } });
    this.pending = { ...this.pending, [by]: [...this.pending[by], row] };
    this.set(by, { is: 'open', wants: null, knows: { ...session.knows, [row]: value } });
    const how = isSql
      ? `The statement subtracts ${AMOUNT} from the newest number, ${newest}, and writes ${value}.`
      : `${by}'s program has ${known}, subtracts ${AMOUNT} and writes ${value}.`;
    return this.say(`${after}${by} locks item ${row}. ${how}`, { by, kind: 'write', row, value, basis, isSql }, asked);
  }

  private abort(name: Name, code: string, error: string, act = this.act): void {
    this.release(name);
    this.set(name, { is: 'aborted', wants: null });
    this.say(`${name}: ${error}. Its changes and locks are gone.`, { by: name, kind: 'error', code }, act);
  }

  private release(name: Name): void {
    for (const row of ROWS) if (this.items[row].lock?.by === name) this.put(row, { lock: null });
    this.pending = { ...this.pending, [name]: [] };
  }

  /** Lets a session go on whose lock is free. */
  private wake(name: Name): void {
    const { is, wants } = this.sessions[name];
    if (is === 'waiting' && wants !== null && this.items[wants.row].lock === null) {
      this.set(name, { is: 'open', wants: null });
      this.change(wants, `${name} waits no longer. `, this.asked[name]);
    }
  }

  private end(name: Name, how: 'commit' | 'rollback'): void {
    const { is } = this.sessions[name];
    if (is === 'idle') return this.say(`${name} has no transaction to end.`, null);
    const keeps = how === 'commit' && is === 'open';
    if (keeps) {
      for (const row of ROWS) {
        const { lock, version } = this.items[row];
        if (lock?.by === name) this.put(row, { value: lock.value, version: version + 1 });
      }
      for (const row of this.pending[name]) this.sold[row] += 1;
    }
    this.release(name);
    this.sessions = { ...this.sessions, [name]: idle };
    const answer =
      how === 'commit' && !keeps ? 'the answer to COMMIT is ROLLBACK' : keeps ? 'committed' : 'rolled back';
    this.say(`${name}: ${answer}. ${name}'s locks are free.`, { by: name, kind: keeps ? 'commit' : 'rollback' });
    return this.wake(other(name));
  }
}

/** Pieces of a row that were sold and are still in stock: what lost updates have cost. */
export const lostOf = ({ items, sold }: State, row: Row): number => items[row].value - (START - AMOUNT * sold[row]);

export const lost = (state: State): number => ROWS.reduce((sum, row) => sum + lostOf(state, row), 0);
