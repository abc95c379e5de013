import { useMemo, type ReactElement } from 'react';

import type { Lab } from '@groundwork/labs-kit';
import type { Words } from '@groundwork/labs-kit/drawings';
import {
  Cards,
  type Bar,
  type Card,
  type CardLane,
  type CardsRun,
  type CardLine,
} from '@groundwork/labs-kit/drawings/cards';
import type { Frame } from '@groundwork/labs-kit/model';
import { earlier, type Setup } from './model';
import { AMOUNT, lostOf, START, type Name, type Row, type State } from './run';

type Frames = readonly Frame<State>[];
type Step = NonNullable<State['did']>;

const ACTORS = { A: 'a', B: 'b' } as const;
const NAMES = ['A', 'B'] as const;
const ROWS = [1, 2] as const;
const laneOf = (row: Row): string => `item ${row}`;

/** The rows that a run touches; the first is always there. */
const rowsOf = (frames: Frames): readonly Row[] =>
  ROWS.filter((row) => row === 1 || frames.some(({ state: { did } }) => did && 'row' in did && did.row === row));

/** What a statement says in its session's lane. */
function saidBy(did: Step, isRoomy: boolean): Pick<Card, 'text' | 'look'> {
  switch (did.kind) {
    case 'read':
      return { text: isRoomy ? `reads ${did.value}` : [`reads ${did.value}`, `reads ${did.value}`], look: 'open' };
    case 'write': {
      const sum = `${did.basis} − ${AMOUNT} = ${did.value}`;
      const short = isRoomy ? sum : `${did.basis}−${AMOUNT}=${did.value}`;
      return { text: did.isSql ? `− ${AMOUNT}` : [short, sum], look: 'open' };
    }
    case 'wait':
      return { text: ['waits', `waits for ${did.holder}`], look: 'draft' };
    case 'error':
      return { text: [did.code, `ERROR ${did.code}`], look: 'fault' };
    default:
      return { text: did.kind === 'commit' ? 'commit' : 'rollback', look: 'open' };
  }
}

/** In words, for who moves a statement without seeing it. */
const movesOf = ({ by, kind, act }: Step, setup: Setup): Pick<Card, 'says'> =>
  earlier(setup, act) === null
    ? {}
    : { says: `${by}, ${kind}: let it come before the statement of ${by === 'A' ? 'B' : 'A'} above it` };

function statementsOf(setup: Setup, frames: Frames, isRoomy: boolean): Card[] {
  const chosen = new Set<number>();
  return frames.flatMap(({ state: { did } }, at) => {
    if (did === null) return [];
    // A statement that has waited is the same one when it goes on.
    const isFirst = !chosen.has(did.act);
    chosen.add(did.act);
    const card = { id: `${did.by} ${at}`, lane: did.by, at, actor: ACTORS[did.by] };
    return [{ ...card, ...saidBy(did, isRoomy), ...(isFirst && movesOf(did, setup)) }];
  });
}

/** The versions of a row: what is committed, and what one session has written and the other does not see. */
function versionsOf(frames: Frames, row: Row, isRoomy: boolean): Card[] {
  const lane = laneOf(row);
  const cards: Card[] = [{ id: `${lane} 0`, lane, at: 0, text: String(START), look: 'open', actor: 'e' }];
  frames.forEach(({ state }, at) => {
    const before = frames[at - 1]?.state.items[row];
    const { did } = state;
    const item = state.items[row];
    if (did?.kind === 'write' && did.row === row) {
      const sum: Words = isRoomy
        ? `${did.basis} − ${AMOUNT} = ${did.value}`
        : [`${did.value}`, `${did.basis} − ${AMOUNT} = ${did.value}`];
      cards.push({
        id: `${lane} ${at}`,
        lane,
        at,
        text: did.isSql ? sum : String(did.value),
        look: 'draft',
        actor: ACTORS[did.by],
      });
    }
    if (before && item.version > before.version) {
      const lost = lostOf(state, row);
      const should = item.value - lost;
      const fault = {
        text: [`${item.value}, not ${should}`, `${item.value}, should be ${should}`],
        look: 'fault',
      } as const;
      const card = { id: `${lane} ${at}`, lane, at, text: String(item.value), look: 'open', actor: 'e' } as const;
      cards.push(lost > 0 ? { ...card, ...fault } : card);
    } else if (before?.lock && item.lock === null) voidLast(cards, at);
  });
  return cards;
}

/** What was written and not committed is gone. */
function voidLast(cards: Card[], at: number): void {
  const last = cards.at(-1)!;
  cards[cards.length - 1] = { ...last, changes: [{ at, text: last.text, look: 'void' }] };
}

function locksOf(frames: Frames, row: Row): Bar[] {
  const lane = laneOf(row);
  const by = (at: number): Name | undefined => frames[at]?.state.items[row].lock?.by;
  return frames.flatMap((_, from) => {
    const owner = by(from);
    if (owner === undefined || owner === by(from - 1)) return [];
    const end = frames.findIndex((__, at) => at > from && by(at) !== owner);
    return [
      {
        id: `lock ${row} ${from}`,
        lane,
        side: owner === 'A' ? 'left' : 'right',
        slot: 0,
        from,
        till: end < 0 ? Infinity : end,
        actor: ACTORS[owner],
        lock: owner,
        names: ['locked'],
      },
    ];
  });
}

/** From when to when a session is in a state. */
function timesOf(frames: Frames, is: (state: State) => boolean): { readonly from: number; readonly till: number }[] {
  const on = (at: number) => frames[at] !== undefined && is(frames[at].state);
  return frames.flatMap((_, from) => {
    if (!on(from) || on(from - 1)) return [];
    const end = frames.findIndex((__, at) => at > from && !on(at));
    return [{ from, till: end < 0 ? Infinity : end }];
  });
}

/** A session's transactions, and in them its waits and what is left of it after an error. */
function sessionOf(frames: Frames, name: Name): Bar[] {
  const bar = { lane: name, side: 'inside', slot: 0, actor: ACTORS[name], names: [] } as const;
  const looks = [
    ['idle', undefined],
    ['waiting', 'wait'],
    ['aborted', 'fault'],
  ] as const;
  return looks.flatMap(([what, look]) =>
    timesOf(frames, ({ sessions }) =>
      what === 'idle' ? sessions[name].is !== 'idle' : sessions[name].is === what,
    ).map((times) => ({ ...bar, ...times, id: `${name} ${what} ${times.from}`, ...(look && { look }) })),
  );
}

/** What goes between a session and a row in a step; a read comes from the version that it sees, however old. */
function linesOf(frames: Frames, rows: readonly Row[]): CardLine[] {
  return frames.flatMap(({ state: { did } }, at): CardLine[] => {
    if (did === null) return [];
    const line = { id: `line ${at}`, from: did.by, actor: ACTORS[did.by], at, till: at } as const;
    if (did.kind === 'write') return [{ ...line, to: laneOf(did.row) }];
    if (did.kind === 'wait') return [{ ...line, to: laneOf(did.row), stopped: true }];
    if (did.kind === 'read')
      return [{ ...line, from: laneOf(did.row), to: did.by, at: seenAt(frames, did, at), since: at }];
    if (did.kind !== 'commit') return [];
    const written = rows.filter(
      (row) => frames[at]!.state.items[row].version > frames[at - 1]!.state.items[row].version,
    );
    return written.map((row) => ({ ...line, id: `line ${at} ${row}`, to: laneOf(row) }));
  });
}

/** When the version that a read sees came to be, if something newer stands below it. */
function seenAt(frames: Frames, did: Step & { readonly kind: 'read' }, at: number): number {
  const { row, version } = did;
  if (version === null) return at;
  const { lock, version: newest } = frames[at]!.state.items[row];
  if (lock === null && version === newest) return at;
  return frames.findIndex(({ state }) => state.items[row].version === version);
}

/** All that a run draws. */
export function drawn(setup: Setup, frames: Frames): CardsRun {
  const rows = rowsOf(frames);
  const isRoomy = rows.length === 1;
  const session = (name: Name): CardLane => ({
    id: name,
    actor: ACTORS[name],
    badge: name,
    name: 'session',
  });
  return {
    end: frames.length - 1,
    room: 7,
    said: frames.map(({ text }) => text),
    unit: 'step',
    ticks: frames.map((_, at) => ({ at, text: String(at + 1) })),
    lanes: [
      session('A'),
      ...rows.map((row): CardLane => ({ id: laneOf(row), actor: 'e', badge: String(row), name: 'item' })),
      session('B'),
    ],
    cards: [...rows.flatMap((row) => versionsOf(frames, row, isRoomy)), ...statementsOf(setup, frames, isRoomy)],
    bars: [...NAMES.flatMap((name) => sessionOf(frames, name)), ...rows.flatMap((row) => locksOf(frames, row))],
    lines: linesOf(frames, rows),
  };
}

function saysOf({ items, sessions }: State): string {
  const rows = ROWS.map((row) => {
    const { value, lock } = items[row];
    return `item ${row}: ${value} committed${lock ? `, locked by ${lock.by}, who has written ${lock.value}` : ''}`;
  });
  const states = { idle: 'has no transaction', open: 'has a transaction', waiting: 'waits', aborted: 'is aborted' };
  const parties = NAMES.map((name) => `${name} ${states[sessions[name].is]}`);
  return `Lanes of two sessions with the rows between them; steps go down. ${[...rows, ...parties].join('; ')}.`;
}

interface DrawingProps {
  readonly lab: Lab<Setup, State>;
}

/** Statements of two sessions go down at both sides; between them the rows, their versions and locks. */
export function Drawing({ lab }: DrawingProps): ReactElement {
  const { frames, frame, position, setup } = lab;
  const run = useMemo(() => drawn(setup, frames), [setup, frames]);
  const onPick = (id: string) => {
    const act = frames[Number(id.split(' ')[1])]?.state.did?.act;
    const moved = act === undefined ? null : earlier(setup, act);
    if (moved !== null) lab.replace(moved);
  };
  return (
    <Cards
      run={run}
      time={position.at}
      says={saysOf(frame.state)}
      isTried={lab.isTried}
      onPick={onPick}
      onSeek={(time) => lab.move({ seek: Math.round(time) })}
    />
  );
}
