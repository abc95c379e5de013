import type { Frame } from '@groundwork/labs-kit/model';

import {
  commitAhead,
  commitBehind,
  EVENTS,
  groupOf,
  isLost,
  lagIn,
  lagOf,
  rebalance,
  recordsOf,
  rest,
  setBookmark,
  silentIn,
  tasksIn,
  work,
  type Copy,
  type Group,
  type Kind,
  type Log,
  type Rec,
} from './group';

export const COMMITS = ['after', 'before'] as const;
export type Commit = (typeof COMMITS)[number];

/** Who dies, 0 for the copy of mail, and at which of the records that it begins. */
export interface Death {
  readonly who: number;
  readonly nth: number;
}

/** A bookmark that the reader sets, after so many steps. */
export interface Mark {
  readonly tick: number;
  readonly group: Group['name'];
  readonly partition: number;
  readonly to: number;
}

export interface Setup {
  /** What billing is. */
  readonly kind: Kind;
  readonly partitions: number;
  /** The copies of billing. */
  readonly members: number;
  /** Whether a bookmark moves before or after the work; a share group acknowledges after it. */
  readonly commit: Commit;
  readonly dies: Death | null;
  /** How many records a copy does between two commits. */
  readonly every: number;
  readonly marks: readonly Mark[];
}

export interface State extends Log {
  /** The number of the step, but for those in which a bookmark was set. */
  readonly tick: number;
  readonly mail: Group;
  readonly billing: Group;
  /** The records that somebody works on at this step, or that were just written. */
  readonly now: readonly number[];
}

/** So many records are there before the groups begin; the others come later. */
const FIRST = 5;
const LATER_AT = 4;

const nameOf = (group: Group, { n }: Copy): string => (group.name === 'mail' ? 'mail' : `copy ${n}`);
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`;

/** What a group does in a round; a death comes last. */
function tasksSaid(group: Group, tasks: readonly (readonly [Copy, Rec])[], isEarly: boolean): string {
  const isDead = ([copy]: readonly [Copy, Rec]): boolean => copy.mood === 'dead';
  const parts = tasks
    .toSorted((one, other) => Number(isDead(one)) - Number(isDead(other)))
    .map((task) => {
      const [copy, { id, event }] = task;
      const again = group.done[id]! > 1 ? ' again' : '';
      const name = group.name === 'mail' ? '' : `${nameOf(group, copy)} `;
      if (!isDead(task)) return `${name}${event}${again}`;
      if (isEarly) return `${nameOf(group, copy)} dies before it does ${event}, and its bookmark is behind that`;
      const then = group.kind === 'share' ? 'acknowledges it' : 'moves its bookmark';
      return `${name}${event}${again}, and it dies before it ${then}`;
    });
  return parts.length > 0 ? ` ${group.name}: ${parts.join(', ')}.` : '';
}

/** The partitions of a copy that is dead and has not been missed. */
const orphansOf = (group: Group): readonly number[] => {
  const dead = silentIn(group);
  return group.owners.flatMap((owner, partition) => (dead && owner === dead.n ? [partition] : []));
};

/** What was not done once, in the end. */
function verdict(groups: readonly Group[], log: Log): string {
  const told = (what: string, is: (group: Group, rec: Rec) => boolean): readonly string[] => {
    const parts = groups.flatMap((group) => {
      const found = log.records.filter((rec) => is(group, rec));
      const many = found.length === 1 ? found[0]!.event : `${found.length} records`;
      return found.length > 0 ? [`${many} by ${group.name}`] : [];
    });
    return parts.length > 0 ? [`${what}: ${parts.join(', ')}.`] : [];
  };
  const all = [
    ...told('Done again', ({ done }, { id }) => done[id]! > 1),
    ...told('Never done', (group, rec) => isLost(group, log, rec)),
  ];
  return all.join(' ') || 'Each group has done each record once.';
}

/** Plays until both groups have no lag: in each round every copy does one record at most. */
export function play(setup: Setup): readonly Frame<State>[] {
  const { kind, partitions, members, dies, every } = setup;
  const isEarly = setup.commit === 'before' && kind === 'consumer';
  const frames: Frame<State>[] = [];
  const ends = Array.from({ length: partitions }, () => 0);
  const log: Log = { records: recordsOf(partitions), ends };
  const mail = groupOf('mail', 'consumer', partitions, 1);
  const billing = groupOf('billing', kind, partitions, members);
  const both = [mail, billing];
  let written = 0;
  let tick = -1;
  let now: number[] = [];

  const put = (text: string): void => {
    const state = {
      tick,
      ...log,
      ends: [...ends],
      mail: structuredClone(mail),
      billing: structuredClone(billing),
      now,
    };
    frames.push({ text, state });
  };
  /** A step, and the bookmarks that the reader sets after it. */
  const say = (text: string): void => {
    tick += 1;
    put(text);
    now = [];
    const here = setup.marks.filter((mark) => mark.tick === tick && mark.partition < partitions);
    const able = here.filter((mark) => (mark.group === 'mail' || kind === 'consumer') && !silentIn(groupIn(mark)));
    for (const mark of able) {
      const group = groupIn(mark);
      const from = group.committed[mark.partition]!;
      const to = Math.min(mark.to, ends[mark.partition]!);
      if (to === from) continue;
      setBookmark(group, mark.partition, to);
      const what = to < from ? 'it will do again what lies between' : 'it passes over what lies between';
      put(`You stop ${mark.group} and set its bookmark in partition ${mark.partition} from ${from} to ${to}: ${what}.`);
    }
  };
  const hasWork = (): boolean => both.some((group) => tasksIn(group, log).length > 0);
  const groupIn = ({ group }: Mark): Group => (group === 'mail' ? mail : billing);

  const write = (count: number): string => {
    const fresh = log.records.slice(written, written + count);
    written += fresh.length;
    for (const { partition } of fresh) ends[partition]! += 1;
    now = fresh.map(({ id }) => id);
    both.forEach(rest);
    return fresh.length === FIRST ? 'five records' : 'three more';
  };
  /** What a death comes to that nobody has noticed. */
  const unread = (isLag: boolean): string =>
    both
      .map((group) => {
        const orphans = orphansOf(group);
        if (orphans.length === 0) return '';
        if (!isLag) return ` Nobody reads partition ${listed(orphans.map(String))} for ${group.name}.`;
        const lags = orphans.map((at) => `${lagIn(group, log, at).length} in partition ${at}`);
        return ` Nobody has missed ${nameOf(group, silentIn(group)!)} yet: the lag of ${group.name} is ${listed(lags)}.`;
      })
      .join('');
  const round = (isFirst: boolean): void => {
    const fate = (group: Group) => (copy: Copy) =>
      dies !== null && dies.who === (group === mail ? 0 : copy.n) && copy.begun === dies.nth;
    if (isEarly && isFirst) {
      for (const group of both) commitAhead(group, log, every);
      say('Each bookmark moves before the work, behind the records that a copy takes.');
    }
    const said = both.map((group) => {
      const tasks = work(group, log, fate(group), isEarly ? every : 0);
      now.push(...tasks.map(([, { id }]) => id));
      return tasksSaid(group, tasks, isEarly);
    });
    const text = said.join('').trim();
    if (isEarly) return say(`${text}${unreadNext()}`);
    if (isFirst) say(`Each does a record. ${text}`);
    const moved = both.map((group) => commitBehind(group, log, group.kind === 'share' ? 1 : every)).some(Boolean);
    if (!isFirst) say(`${text}${unreadNext()}`);
    else if (moved && kind === 'share') say('Then the bookmark of mail moves, and billing acknowledges each record.');
    else if (moved) say('Then bookmarks move behind what was done. The records stay where they are.');
  };
  /** Only in the round after the death: in its own, the sentence has told it. */
  let isSilent = false;
  const unreadNext = (): string => (isSilent ? unread(false) : '');

  const idle = billing.copies.filter(({ mood }) => mood === 'idle').map((copy) => nameOf(billing, copy));
  say(
    kind === 'share'
      ? 'mail has one copy, and it has all partitions. billing is a share group: partitions belong to nobody.'
      : `In each group, a partition has one reader. mail has one copy for all. billing has ${members}${idle.length > 0 ? `, and nothing is left for ${listed(idle)}` : ''}.`,
  );
  say(`The shop writes ${write(FIRST)}. The hash of the key chooses the partition, and each goes to its end.`);
  let rounds = 0;
  /** Until nobody has anything to do. */
  const goOn = (): void => {
    for (;;) {
      rounds += 1;
      isSilent = both.some((group) => silentIn(group) !== undefined);
      if (written < EVENTS.length && (rounds >= LATER_AT || !hasWork()))
        say(`The shop writes ${write(EVENTS.length)}, at the ends.${unread(true)}`);
      if (hasWork()) round(rounds === 1);
      else if (!isSilent) return;
      if (isSilent) for (const group of both) miss(group);
    }
  };
  // A bookmark that the reader sets at the end makes new work.
  do {
    goOn();
    both.forEach(rest);
    say(`No lag is left, and all eight records are still there. ${verdict(both, log)}`);
  } while (hasWork());
  return frames;

  function miss(group: Group): void {
    const dead = silentIn(group);
    if (!dead) return;
    const name = nameOf(group, dead);
    const moved = rebalance(group);
    if (group.kind === 'share') return say(`${name} has been silent for too long: another copy can take its record.`);
    const isSame = moved.every(([, n]) => n === dead.n);
    const places = moved.map(([partition, n]) => {
      const from = `${partition}, from its bookmark ${group.committed[partition]!} on`;
      return isSame ? from : `${from}, goes to copy ${n}`;
    });
    const what = isSame
      ? `${name} starts again: partition`
      : `45 seconds without a sign of ${name}. Rebalance: partition`;
    say(`${what} ${listed(places)}.`);
  }
}

/** The lag of both groups, in words. */
export const lagsOf = (state: State): Readonly<Record<Group['name'], number>> => ({
  mail: lagOf(state.mail, state),
  billing: lagOf(state.billing, state),
});
