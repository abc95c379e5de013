import { partitionOf } from './murmur2';

export const KINDS = ['consumer', 'share'] as const;
export type Kind = (typeof KINDS)[number];

/** What the shop writes in the note's `eight.txt`, in its order. */
export const EVENTS = [
  'ana created',
  'ben created',
  'cho created',
  'ana paid',
  'dan created',
  'ben paid',
  'ana sent',
  'cho paid',
] as const;

/** A record: where it is for good. */
export interface Rec {
  readonly id: number;
  readonly event: string;
  readonly partition: number;
  readonly offset: number;
}

/** Where each record goes: the hash of its key chooses the partition, and its offset is the next one there. */
export function recordsOf(partitions: number): readonly Rec[] {
  const next = Array.from({ length: partitions }, () => 0);
  return EVENTS.map((event, id) => {
    const partition = partitionOf(event.split(' ')[0]!, partitions);
    return { id, event, partition, offset: next[partition]!++ };
  });
}

export interface Copy {
  readonly n: number;
  /** Dead is who has stopped and is still believed to live; gone is who has been missed. */
  mood: 'works' | 'waits' | 'idle' | 'dead' | 'gone';
  /** Where it stands: at an offset, or nowhere. */
  at: { readonly partition: number; readonly offset: number } | null;
  /** How many records it has begun. */
  begun: number;
  /** How many it has done since its last commit. */
  pending: number;
}

export interface Group {
  readonly name: 'mail' | 'billing';
  readonly kind: Kind;
  /** The copy that has each partition; in a share group nobody. */
  readonly owners: number[];
  /** The bookmarks. */
  readonly committed: number[];
  /** The next record for the owner of each partition, in its own memory. */
  readonly position: number[];
  /** Of each record, how often its work was done, and in a share group whether it was acknowledged. */
  readonly done: number[];
  readonly settled: boolean[];
  readonly copies: Copy[];
}

/** What both groups read. */
export interface Log {
  readonly records: readonly Rec[];
  /** How many records each partition has: where the next one will go. */
  readonly ends: readonly number[];
}

const seatOf = (group: Group, n: number): Copy['at'] => {
  const partition = group.owners.indexOf(n);
  return partition < 0 ? null : { partition, offset: group.position[partition]! };
};

/** A group at its beginning: the partitions are dealt out one by one. */
export function groupOf(name: Group['name'], kind: Kind, partitions: number, members: number): Group {
  const each = <Value>(value: (at: number) => Value): Value[] =>
    Array.from({ length: partitions }, (_, at) => value(at));
  const group: Group = {
    name,
    kind,
    owners: each((at) => (kind === 'share' ? 0 : (at % members) + 1)),
    committed: each(() => 0),
    position: each(() => 0),
    done: EVENTS.map(() => 0),
    settled: EVENTS.map(() => false),
    copies: Array.from({ length: members }, (_, at) => ({ n: at + 1, mood: 'idle', at: null, begun: 0, pending: 0 })),
  };
  for (const copy of group.copies) sit(group, copy);
  return group;
}

function sit(group: Group, copy: Copy): void {
  copy.at = seatOf(group, copy.n);
  copy.mood = copy.at ? 'waits' : 'idle';
}

/** Whether nobody in the group will be given a record again. */
export const isSettled = ({ kind, committed, settled }: Group, { id, partition, offset }: Rec): boolean =>
  kind === 'share' ? settled[id]! : offset < committed[partition]!;

const isWritten = ({ ends }: Log, { partition, offset }: Rec): boolean => offset < ends[partition]!;

/** Settled, and never done: nobody knows of it. */
export const isLost = (group: Group, log: Log, rec: Rec): boolean =>
  isWritten(log, rec) &&
  isSettled(group, rec) &&
  group.done[rec.id] === 0 &&
  rec.offset < group.position[rec.partition]!;

/** The records of a partition that are there and not settled: the lag. */
export const lagIn = (group: Group, log: Log, partition: number): readonly Rec[] =>
  log.records.filter((rec) => rec.partition === partition && isWritten(log, rec) && !isSettled(group, rec));

/** The lag of a group in all partitions. */
export const lagOf = (group: Group, log: Log): number =>
  log.ends.reduce((sum, _, partition) => sum + lagIn(group, log, partition).length, 0);

/** The record that a copy takes next, or nothing. */
export function nextOf(group: Group, log: Log, copy: Copy): Rec | undefined {
  const written = log.records.filter((rec) => isWritten(log, rec));
  if (group.kind === 'share') {
    const held = group.copies.filter(({ mood }) => mood === 'works' || mood === 'dead').map(({ at }) => at);
    const isHeld = (rec: Rec): boolean =>
      held.some((at) => at?.partition === rec.partition && at.offset === rec.offset);
    return written.find((rec) => !group.settled[rec.id] && !isHeld(rec));
  }
  const mine = written.filter(
    ({ partition, offset }) => group.owners[partition] === copy.n && offset === group.position[partition],
  );
  const isBegun = ({ partition, offset }: Rec): boolean => offset < group.committed[partition]!;
  return mine.find(isBegun) ?? mine.toSorted((one, other) => one.partition - other.partition)[0];
}

const isAlive = ({ mood }: Copy): boolean => mood !== 'dead' && mood !== 'gone';

export const silentIn = (group: Group): Copy | undefined => group.copies.find(({ mood }) => mood === 'dead');

/** Who has work now, with the record. */
export const tasksIn = (group: Group, log: Log): readonly (readonly [Copy, Rec])[] =>
  group.copies.filter(isAlive).flatMap((copy) => {
    const rec = nextOf(group, log, copy);
    return rec ? [[copy, rec] as const] : [];
  });

/** The copies that live and have nothing to do wait at the end of what they read. */
export function rest(group: Group): void {
  for (const copy of group.copies) {
    if (copy.mood !== 'works') continue;
    copy.mood = 'waits';
    if (group.kind === 'share') copy.at = null;
    else if (copy.at) copy.at = { ...copy.at, offset: group.position[copy.at.partition]! };
  }
}

/** Before the work: the bookmark moves behind all that a copy takes at once. */
function commitBefore(group: Group, { ends }: Log, { partition, offset }: Rec, every: number): void {
  if (offset >= group.committed[partition]!) group.committed[partition] = Math.min(ends[partition]!, offset + every);
}

/** Before the work of everybody. */
export function commitAhead(group: Group, log: Log, every: number): void {
  for (const [, rec] of tasksIn(group, log)) commitBefore(group, log, rec, every);
}

/** After the work: the bookmarks of a copy that has done enough, or has nothing left to read, move to where it is. */
export function commitBehind(group: Group, log: Log, every: number): boolean {
  let any = false;
  for (const copy of group.copies.filter(isAlive)) {
    if (copy.pending === 0 || (copy.pending < every && nextOf(group, log, copy))) continue;
    copy.pending = 0;
    any = true;
    group.owners.forEach((owner, partition) => {
      if (owner === copy.n) group.committed[partition] = group.position[partition]!;
    });
    for (const rec of log.records)
      if (copy.at?.partition === rec.partition && copy.at.offset === rec.offset) group.settled[rec.id] = true;
  }
  return any;
}

/**
 * Each copy does a record. With `ahead` it moves its bookmark before the work, behind so many; who dies then dies between
 * the two, and else after the work.
 */
export function work(
  group: Group,
  log: Log,
  dies: (copy: Copy) => boolean,
  ahead: number,
): readonly (readonly [Copy, Rec])[] {
  rest(group);
  const tasks: (readonly [Copy, Rec])[] = [];
  // One after the other, because in a share group what one takes no other can take.
  for (const copy of group.copies.filter(isAlive)) {
    const rec = nextOf(group, log, copy);
    if (!rec) continue;
    if (ahead > 0) commitBefore(group, log, rec, ahead);
    tasks.push([copy, rec]);
    copy.begun += 1;
    copy.at = { partition: rec.partition, offset: rec.offset };
    copy.mood = dies(copy) ? 'dead' : 'works';
    if (copy.mood === 'works' || ahead === 0) group.done[rec.id]! += 1;
    if (copy.mood === 'dead') continue;
    if (group.kind === 'consumer') group.position[rec.partition]! += 1;
    copy.pending += 1;
  }
  return tasks;
}

/** The dead copy is missed: what it had goes to those that have the least, and they begin at its bookmarks. */
export function rebalance(group: Group): readonly (readonly [partition: number, n: number])[] {
  const dead = silentIn(group)!;
  const others = group.copies.filter(isAlive);
  dead.mood = others.length > 0 ? 'gone' : 'idle';
  dead.at = null;
  dead.pending = 0;
  rest(group);
  const moved: [number, number][] = [];
  group.owners.forEach((owner, partition) => {
    if (owner !== dead.n) return;
    const loads = others.map(({ n }) => group.owners.filter((one) => one === n).length);
    const heir = others[loads.indexOf(Math.min(...loads))] ?? dead;
    group.owners[partition] = heir.n;
    group.position[partition] = group.committed[partition]!;
    moved.push([partition, heir.n]);
    if (heir.mood === 'idle') sit(group, heir);
  });
  return moved;
}

/** The group is stopped, a bookmark is set, and the group goes on from there. */
export function setBookmark(group: Group, partition: number, to: number): void {
  rest(group);
  // Who is stopped, and does not die, commits what it has done.
  group.position.forEach((position, at) => {
    group.committed[at] = Math.max(group.committed[at]!, position);
  });
  for (const copy of group.copies) copy.pending = 0;
  group.committed[partition] = to;
  group.position[partition] = to;
  for (const copy of group.copies)
    if (copy.at?.partition === partition) copy.at = { partition, offset: group.position[partition] };
}
