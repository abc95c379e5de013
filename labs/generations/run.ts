import type { Frame } from '@groundwork/labs-kit/model';

export type Place = 'young' | 'survivor' | 'old';

/** An object of the heap. One reference leads to it, from a variable or from another object, or none any more. */
export interface Item {
  readonly name: string;
  readonly place: Place;
  /** Young collections that it has survived. */
  readonly age: number;
  /** `variable`, the name of the object that refers to it, or null once that reference is dropped. */
  readonly heldBy: string | null;
}

export type Op =
  { readonly act: 'keep' | 'brief' | 'link' | 'young' | 'full' } | { readonly act: 'drop'; readonly name: string };
export type Mark = 'look' | 'found' | 'put' | 'removed';

export interface State {
  readonly items: readonly Item[];
  readonly marked: readonly string[];
  readonly mark: Mark;
  /** Old objects that refer to young ones: what a card table leads to. */
  readonly remembered: readonly string[];
  readonly allocated: number;
  readonly copied: number;
  /** Objects taken away although the program could still reach them. */
  readonly lost: readonly string[];
  readonly full: boolean;
}

export const VARIABLE = 'variable';
export const ROOM = { young: 4, survivor: 2, old: 6 } as const;
/** Survived so often, an object moves to the old generation. */
export const TENURED = 2;

const list = (names: readonly string[]) =>
  names.length === 0
    ? 'nothing'
    : names.length === 1
      ? names[0]!
      : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`;

/** Names of what the program can reach. */
export function reachable(items: readonly Item[]): Set<string> {
  const found = new Set<string>();
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const { name, heldBy } of items)
      if (heldBy === VARIABLE || (heldBy !== null && found.has(heldBy))) found.add(name);
  }
  return found;
}

/** A heap of three areas, played one sentence at a time. */
export class Run {
  readonly frames: Frame<State>[] = [];
  private items: Item[] = [];
  private allocated = 0;
  private copied = 0;
  private lost: string[] = [];
  private full = false;

  constructor(private readonly remembers: boolean) {
    this.say('The heap is empty.', [], 'look');
  }

  do(op: Op): void {
    if (this.full) return;
    if (op.act === 'young') this.young();
    else if (op.act === 'full') this.collectAll('asked for');
    else if (op.act === 'drop') this.drop(op.name);
    else this.allocate(op.act);
  }

  private in(place: Place): Item[] {
    return this.items.filter((item) => item.place === place);
  }

  private say(text: string, marked: readonly string[], mark: Mark): void {
    const { items, allocated, copied, full } = this;
    const young = new Set(items.filter((item) => item.place !== 'old').map((item) => item.name));
    const holders = new Set(items.filter((item) => young.has(item.name)).map((item) => item.heldBy));
    const remembered = this.in('old')
      .filter((item) => holders.has(item.name))
      .map((item) => item.name);
    this.frames.push({
      text,
      state: { items, marked, mark, remembered, allocated, copied, lost: [...this.lost], full },
    });
  }

  private allocate(act: 'keep' | 'brief' | 'link'): void {
    if (this.in('young').length === ROOM.young) this.young();
    if (this.full) return;
    const number = this.allocated++;
    const name = `${String.fromCharCode(65 + (number % 26))}${number < 26 ? '' : '2'}`;
    const holder = act === 'link' ? this.in('old')[0]?.name : undefined;
    const heldBy = act === 'brief' ? null : (holder ?? VARIABLE);
    this.items = [...this.items, { name, place: 'young', age: 0, heldBy }];
    const how =
      heldBy === null
        ? 'Its only reference is gone at once.'
        : heldBy === VARIABLE
          ? 'A variable refers to it.'
          : `Only ${heldBy} refers to it, an old object: the JVM notes its card.`;
    this.say(`${name} is allocated in the young generation. ${how}`, [name], 'put');
  }

  private drop(name: string): void {
    const item = this.items.find((one) => one.name === name);
    if (!item || item.heldBy === null) return;
    this.items = this.items.map((one) => (one === item ? { ...one, heldBy: null } : one));
    this.say(`The reference to ${name} is dropped. Nothing else happens: ${name} keeps its place.`, [name], 'removed');
  }

  /** What a young collection takes for alive, in the order in which it finds it. */
  private youngAlive(): Item[] {
    const candidates = this.items.filter((item) => item.place !== 'old');
    const old = new Set(this.in('old').map((item) => item.name));
    const found: Item[] = [];
    for (let before = -1; before !== found.length;) {
      before = found.length;
      for (const item of candidates) {
        const { heldBy } = item;
        if (heldBy === null || found.includes(item)) continue;
        const root = heldBy === VARIABLE || (this.remembers && old.has(heldBy));
        if (root || found.some((one) => one.name === heldBy)) found.push(item);
      }
    }
    return found;
  }

  private young(): void {
    const alive = this.youngAlive();
    const before = this.items;
    const dead = before.filter((item) => item.place !== 'old' && !alive.includes(item)).map((item) => item.name);
    const from = this.remembers ? 'variables and noted cards' : 'variables only';
    this.say(
      `Young collection: the program stops. From ${from} it finds ${list(alive.map((item) => item.name))}.`,
      alive.map((item) => item.name),
      'found',
    );
    let room: number = ROOM.survivor;
    const moved = alive.map((item): Item => {
      const age = item.age + 1;
      const old = age >= TENURED || room === 0;
      if (!old) room -= 1;
      return { ...item, age, place: old ? 'old' : 'survivor' };
    });
    this.copied += moved.length;
    const really = reachable(before);
    const wrongly = dead.filter((name) => really.has(name));
    this.lost.push(...wrongly);
    this.items = [...before.filter((item) => item.place === 'old'), ...moved];
    const promoted = moved.filter((item) => item.place === 'old').map((item) => item.name);
    const parts = [`${moved.length} copied`];
    if (promoted.length > 0) parts.push(`${list(promoted)} to the old generation`);
    const gone = `${list(dead)} vanished without a look`;
    const fault = wrongly.length > 0 ? ` But ${list(wrongly)} was still in use: the program is broken.` : '';
    this.say(
      `${parts.join(', ')}; ${gone}.${fault}`,
      moved.map((item) => item.name),
      'put',
    );
    if (this.in('old').length > ROOM.old) this.collectAll('the old generation is too full');
  }

  private collectAll(why: string): void {
    const alive = reachable(this.items);
    const dead = this.items.filter((item) => !alive.has(item.name)).map((item) => item.name);
    this.say(
      `Full collection, ${why}: every path is followed, and ${list([...alive])} can be reached.`,
      [...alive],
      'found',
    );
    this.items = this.items.filter((item) => alive.has(item.name)).map((item) => ({ ...item, place: 'old' }));
    this.copied += this.items.length;
    this.full = this.in('old').length > ROOM.old;
    const end = this.full ? ' It is not enough: OutOfMemoryError.' : '';
    this.say(`Freed: ${list(dead)}. What lives is packed into the old generation.${end}`, [...alive], 'put');
  }
}
