import type { Frame } from '@groundwork/labs-kit/model';

export type Propagation = 'REQUIRED' | 'REQUIRES_NEW' | 'NESTED';
export type Failure = 'nobody' | 'caught' | 'inner' | 'outer';
/** The level of the transaction that looks on. */
export type Level = 'READ UNCOMMITTED' | 'READ COMMITTED' | 'REPEATABLE READ';

export interface Setup {
  readonly propagation: Propagation;
  readonly failure: Failure;
  readonly level: Level;
}

export interface Entry {
  readonly what: 'order' | 'audit';
  readonly by: 'T1' | 'T2';
  readonly is: 'open' | 'committed' | 'rolled back';
}

export interface State {
  readonly entries: readonly Entry[];
  /** The transaction that runs in the thread, and what is to be said of it. */
  readonly runs: string;
  /** The first transaction can only be rolled back any more. */
  readonly doomed: boolean;
  /** What the inner scope finds before it writes; null before it looks. */
  readonly innerSees: readonly string[] | null;
  readonly othersSee: readonly string[];
  /** What the caller of the outer scope gets. */
  readonly thrown: string;
}

const ROW_OF_INNER: Readonly<Record<Propagation, Entry['by']>> = { REQUIRED: 'T1', REQUIRES_NEW: 'T2', NESTED: 'T1' };

const ENTERS: Readonly<Record<Propagation, string>> = {
  REQUIRED: 'The inner scope joins T1',
  REQUIRES_NEW: 'T1 waits. The inner scope begins T2 on a second connection',
  NESTED: 'The inner scope sets a savepoint in T1',
};
const RUNS: Readonly<Record<Propagation, string>> = {
  REQUIRED: 'T1',
  REQUIRES_NEW: 'T2 (T1 waits)',
  NESTED: 'T1, with a savepoint',
};
const SUCCEEDS: Readonly<Record<Propagation, string>> = {
  REQUIRED: 'The inner scope ends well. It did not begin T1, so it does not commit it.',
  REQUIRES_NEW: 'The inner scope ends well and commits T2, before anyone knows how T1 will end.',
  NESTED: 'The inner scope ends well. The savepoint is released; nothing is committed.',
};
const FAILS: Readonly<Record<Propagation, string>> = {
  REQUIRED: 'The inner scope throws. It did not begin T1, so it can only mark it: rollback-only.',
  REQUIRES_NEW: 'The inner scope throws. T2 is rolled back, T1 is not touched.',
  NESTED: 'The inner scope throws. T1 goes back to the savepoint.',
};

/** One run, as a list of moments: the database is the list of entries, each with the transaction that wrote it. */
export function run({ propagation, failure, level }: Setup): readonly Frame<State>[] {
  const frames: Frame<State>[] = [];
  let now: Omit<State, 'othersSee'> = { entries: [], runs: 'none', doomed: false, innerSees: null, thrown: '' };
  const step = (text: string, change: Partial<State>): void => {
    now = { ...now, ...change };
    frames.push({ text, state: { ...now, othersSee: seenByOthers(now.entries, level) } });
  };
  const end = (by: Entry['by'], is: Entry['is'], what?: Entry['what']): readonly Entry[] =>
    now.entries.map((entry) =>
      entry.by === by && entry.is === 'open' && (what === undefined || what === entry.what) ? { ...entry, is } : entry,
    );
  const inner = ROW_OF_INNER[propagation];
  const innerFails = failure === 'caught' || failure === 'inner';

  step(`Nothing has happened. Another transaction looks on, at ${level}.`, {});
  step('The outer scope begins T1.', { runs: 'T1' });
  step('It writes the order.', { entries: [{ what: 'order', by: 'T1', is: 'open' }] });
  const sees = inner === 'T1' ? ['order'] : [];
  step(`${ENTERS[propagation]}. It sees ${sees.length > 0 ? 'the order' : 'no order'}.`, {
    innerSees: sees,
    runs: RUNS[propagation],
  });
  step('It writes the audit entry.', { entries: [...now.entries, { what: 'audit', by: inner, is: 'open' }] });
  const afterInner: Readonly<Record<Propagation, Partial<State>>> = {
    REQUIRED: { doomed: innerFails },
    REQUIRES_NEW: { entries: end('T2', innerFails ? 'rolled back' : 'committed') },
    NESTED: innerFails ? { entries: end('T1', 'rolled back', 'audit') } : {},
  };
  step((innerFails ? FAILS : SUCCEEDS)[propagation], { runs: 'T1', ...afterInner[propagation] });
  if (failure === 'caught') step('The outer scope catches the exception and goes on.', {});
  finish();
  return frames;

  function finish(): void {
    const undone = { entries: end('T1', 'rolled back'), runs: 'none' };
    if (failure === 'inner' || failure === 'outer') {
      const who = failure === 'inner' ? 'The exception of the inner scope passes' : 'The outer scope throws';
      step(`${who}: T1 is rolled back, and the caller gets IllegalStateException.`, {
        ...undone,
        thrown: 'IllegalStateException',
      });
    } else if (now.doomed) {
      step('The outer scope asks for a commit. T1 is rolled back: UnexpectedRollbackException.', {
        ...undone,
        thrown: 'UnexpectedRollbackException',
      });
    } else {
      step('The outer scope commits T1.', { entries: end('T1', 'committed'), runs: 'none' });
    }
  }
}

/** What a transaction finds that began before the run, and looked once. */
function seenByOthers(entries: readonly Entry[], level: Level): readonly string[] {
  if (level === 'REPEATABLE READ') return [];
  return entries
    .filter(({ is }) => is === 'committed' || (is === 'open' && level === 'READ UNCOMMITTED'))
    .map(({ what }) => what);
}
