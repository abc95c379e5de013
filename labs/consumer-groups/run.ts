import type { Frame } from '../../lib/labModel';

import { partitionOf } from './murmur2';

export const KINDS = ['consumer', 'share'] as const;
export type Kind = (typeof KINDS)[number];
export const COMMITS = ['after', 'before'] as const;
export type Commit = (typeof COMMITS)[number];

export interface Setup {
  readonly kind: Kind;
  readonly partitions: number;
  readonly members: number;
  /** Whether the offset is committed before or after the work; a share group acknowledges after it. */
  readonly commit: Commit;
  /** Whether member `a` crashes between the two at its first record. */
  readonly crash: boolean;
}

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

export interface Item {
  readonly event: string;
  readonly partition: number;
  readonly offset: number;
  /** How often its work was done. */
  readonly times: number;
  /** How often it was handed to a member. */
  readonly deliveries: number;
  /** Whether nobody will get it again. */
  readonly settled: boolean;
  readonly changed: boolean;
}

export interface State {
  readonly now: number;
  readonly items: readonly Item[];
  /** The owner of each partition; null in a share group. */
  readonly owners: readonly string[] | null;
  /** Where each partition's next owner begins. */
  readonly committed: readonly number[];
  readonly members: readonly { readonly name: string; readonly does: string }[];
}

const letters = ['a', 'b', 'c', 'd', 'e'] as const;

function items(partitions: number): Item[] {
  const next = Array.from({ length: partitions }, () => 0);
  return EVENTS.map((event) => {
    const partition = partitionOf(event.split(' ')[0]!, partitions);
    return { event, partition, offset: next[partition]!++, times: 0, deliveries: 0, settled: false, changed: false };
  });
}

/** Plays until every record is settled, a frame for each round in which every member takes one record at most. */
export function play({ kind, partitions, members, commit, crash }: Setup): readonly Frame<State>[] {
  const frames: Frame<State>[] = [];
  let all = items(partitions);
  let alive: string[] = letters.slice(0, members);
  let owners: string[] = [];
  let does: Record<string, string> = {};
  let taken = 0;
  let crashed = !crash;
  const change = (item: Item, to: Partial<Item>) => {
    all = all.map((one) => (one.event === item.event ? { ...one, ...to, changed: true } : one));
  };
  const committed = () =>
    Array.from({ length: partitions }, (_, at) => all.filter((one) => one.partition === at && one.settled).length);
  const say = (now: number, text: string) => {
    const state = {
      now,
      items: all,
      owners: kind === 'share' ? null : owners,
      committed: committed(),
      members: alive.map((name) => ({ name, does: does[name] ?? 'idle' })),
    };
    frames.push({ text, state });
    all = all.map((one) => ({ ...one, changed: false }));
    does = {};
  };
  const deal = () => {
    owners = Array.from({ length: partitions }, (_, at) => alive[at % alive.length]!);
  };
  /** The next record that a member may take; records of one partition stay in order in a consumer group. */
  const next = (name: string, busy: ReadonlySet<string>) =>
    all
      .filter((one) => !one.settled && !busy.has(one.event) && (kind === 'share' || owners[one.partition] === name))
      .sort((one, other) => (kind === 'share' ? 0 : one.offset - other.offset))[0];
  /** One record in the hands of one member; says what happened. */
  const work = (name: string, item: Item): string => {
    const deliveries = item.deliveries + 1;
    const again = deliveries > 1 ? ' again' : '';
    if (name === 'a') taken += 1;
    if (!crashed && name === 'a' && taken === 1) {
      crashed = true;
      const early = kind === 'consumer' && commit === 'before';
      change(item, { deliveries, times: item.times + (early ? 0 : 1), settled: early });
      return early
        ? `a commits ${item.event} and crashes before the work`
        : `a does the work of ${item.event} and crashes before it says so`;
    }
    change(item, { deliveries, times: item.times + 1, settled: true });
    does[name] = item.event;
    return `${name} does ${item.event}${again}`;
  };

  say(0, `Eight records lie in ${partitions === 1 ? 'one partition' : `${partitions} partitions`}; nobody reads yet.`);
  if (kind === 'consumer') {
    deal();
    const idle = alive.filter((name) => !owners.includes(name));
    const rest = idle.length > 0 ? ` Nothing is left for ${idle.join(' and ')}.` : '';
    say(0, `The group deals the partitions out: ${owners.map((name, at) => `${at} to ${name}`).join(', ')}.${rest}`);
  } else say(0, 'A share group deals out records, not partitions.');
  for (let now = 1; all.some((one) => !one.settled); now++) {
    const before = crashed;
    const busy = new Set<string>();
    const news: string[] = [];
    for (const name of alive) {
      const item = next(name, busy);
      if (item === undefined) continue;
      busy.add(item.event);
      news.push(work(name, item));
    }
    say(now, `Round ${now}: ${news.join('; ')}.`);
    if (before === crashed) continue;
    if (members > 1) alive = alive.filter((name) => name !== 'a');
    const who = members > 1 ? 'a is missed after its timeout' : 'a starts again';
    if (kind === 'consumer') {
      deal();
      say(
        now,
        `${who}. Rebalance: ${owners.map((name, at) => `${at} to ${name}`).join(', ')}, from the committed offsets.`,
      );
    } else say(now, `${who}, and its record can be taken again.`);
  }
  const lost = all.filter((one) => one.times === 0).map((one) => one.event);
  const twice = all.filter((one) => one.times > 1).map((one) => one.event);
  const verdict =
    lost.length > 0
      ? `never done: ${lost.join(', ')}`
      : twice.length > 0
        ? `done twice: ${twice.join(', ')}`
        : 'each was done once';
  say(frames.at(-1)!.state.now, `All offsets are committed; ${verdict}.`);
  return frames;
}

/** The most members that work in one round. */
export const mostAtOnce = (setup: Setup): number =>
  Math.max(...play(setup).map(({ state }) => state.members.filter(({ does }) => does !== 'idle').length));
