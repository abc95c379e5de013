import type { Frame } from '@groundwork/labs-kit/model';

export interface Setup {
  /** Whether a young collection also starts from the noted cards. */
  readonly cards: 'read' | 'ignored';
  /** Whether other visits than Mia's end before the next collection, or never do. */
  readonly visits: 'end' | 'stay';
  /** How many other visits run at each collection. */
  readonly running: readonly number[];
}

export type Space = 'eden' | 'one' | 'two' | 'old';

export interface Spot {
  readonly space: Space;
  readonly at: number;
}

/** An object of the heap, in one place. One reference leads to it at most. */
export interface Item extends Spot {
  readonly name: string;
  /** Young collections that it has survived. */
  readonly age: number;
  /** A variable of a running visit, a static field, the object M; or nothing any more. */
  readonly heldBy: 'visit' | 'field' | 'M' | null;
}

/** What became of all objects in one collection. */
export interface Work {
  readonly looked: number;
  readonly freed: number;
  /** In the old generation, and not looked at. */
  readonly rest: number;
  readonly isFull: boolean;
  /** The heap as the collection found it, and the names of what it looked at. */
  readonly before: readonly Item[];
  readonly names: ReadonlySet<string>;
}

export interface State {
  readonly setup: Setup;
  /** The number of the collection to which this leads, from 0 on. */
  readonly round: number;
  readonly phase: 'start' | 'filled' | 'ended' | 'looked' | 'moved' | 'error';
  readonly items: readonly Item[];
  /** What the collection looks at, or has looked at. */
  readonly looked: ReadonlySet<string>;
  /** Where objects were before they moved. */
  readonly came: ReadonlyMap<string, Spot>;
  /** The card of the old generation that the JVM has noted. */
  readonly noted: number | null;
  readonly isFull: boolean;
  readonly works: readonly Work[];
  /** Where C was, if it was taken away although M refers to it. */
  readonly lostAt: Spot | null;
  readonly created: number;
  readonly copies: number;
}

export const ROOM = { eden: 12, one: 2, two: 2, old: 48 } as const satisfies Record<Space, number>;
/** Places of a card. */
export const CARD = 4;
/** Objects of the price list. */
export const PRICES = 32;
/** Survived so often, an object moves to the old generation. */
export const TENURED = 2;
export const ROUNDS = 3;
export const MOST_RUNNING = ROOM.eden - 1;
export const MIA = 'M';
export const CART = 'C';

export const isOld = ({ space }: Spot): boolean => space === 'old';
const namesOf = (items: readonly Item[]): string[] => items.map(({ name }) => name);
/** “Visit 12 has”, “visits 2 to 11 have”. */
const visits = (names: readonly string[], one: string, more: string): string =>
  `${names.length === 1 ? 'Visit' : 'Visits'} ${listed(names)} ${names.length === 1 ? one : more}`;

/** Names in a sentence; numbers that follow each other as their first and last. */
export function listed(names: readonly string[]): string {
  const parts: string[] = [];
  for (let at = 0; at < names.length;) {
    let end = at;
    while (Number(names[end + 1]) === Number(names[end]) + 1) end++;
    parts.push(end > at + 1 ? `${names[at]} to ${names[end]}` : names.slice(at, end + 1).join(', '));
    at = end + 1;
  }
  const all = parts.join(', ');
  const last = all.lastIndexOf(', ');
  return last < 0 ? all || 'nothing' : `${all.slice(0, last)} and ${all.slice(last + 2)}`;
}

/** A heap with two generations, from one young collection to the next. */
class Run {
  readonly frames: Frame<State>[] = [];
  private items: readonly Item[] = Array.from({ length: PRICES }, (_, at) => ({
    name: `P${at}`,
    space: 'old',
    at,
    age: TENURED,
    heldBy: 'field',
  }));
  private works: readonly Work[] = [];
  private looked: readonly Item[] = [];
  private came = new Map<string, Spot>();
  private round = 0;
  private next = 1;
  private created = 0;
  private copies = 0;
  private isFull = false;
  private lostAt: Spot | null = null;

  constructor(private readonly setup: Setup) {
    this.say(
      'start',
      `${PRICES} objects of the shop’s price list have been in the old generation for long. Eden is empty.`,
    );
    for (; this.round < ROUNDS; this.round++) {
      this.fill();
      this.look();
      this.collect();
      if (this.items.length >= ROOM.old + ROOM.eden) {
        this.fail();
        return;
      }
      this.looked = [];
      this.came = new Map();
    }
  }

  private fail(): void {
    this.looked = [];
    this.came = new Map();
    this.say(
      'error',
      'Old generation and Eden are full of reachable objects. The next object finds no place: OutOfMemoryError.',
    );
  }

  private say(phase: State['phase'], text: string): void {
    const { setup, round, items, came, isFull, works, lostAt, created, copies } = this;
    const looked = new Set(namesOf(this.looked));
    this.frames.push({
      text,
      state: { setup, round, phase, items, looked, came, noted: this.noted(), isFull, works, lostAt, created, copies },
    });
  }

  private item(name: string): Item | undefined {
    return this.items.find((item) => item.name === name);
  }

  /** M's card, as long as M is old and the only one that refers to C. */
  private noted(): number | null {
    const [mia, cart] = [this.item(MIA), this.item(CART)];
    return mia && cart && isOld(mia) && !isOld(cart) ? Math.floor(mia.at / CARD) : null;
  }

  /** Lets visits end, if they do. */
  private end(isOver: (item: Item) => boolean): string[] {
    if (this.setup.visits === 'stay') return [];
    const over = this.items.filter((item) => item.heldBy === 'visit' && item.name !== MIA && isOver(item));
    this.items = this.items.map((item) => (over.includes(item) ? { ...item, heldBy: null } : item));
    return namesOf(over);
  }

  /** New objects in all free places of Eden; the first of a story is M, the first of the last round C. */
  private create(): Item[] {
    const taken = new Set(this.items.filter(({ space }) => space === 'eden').map(({ at }) => at));
    const free = Array.from({ length: ROOM.eden }, (_, at) => at).filter((at) => !taken.has(at));
    const isLast = this.round === ROUNDS - 1;
    const made = free.map((at, index): Item => {
      const isCart = isLast && index === 0;
      const name = isCart ? CART : this.next === 1 ? MIA : String(this.next);
      if (!isCart) this.next++;
      return { name, space: 'eden', at, age: 0, heldBy: isCart ? 'M' : 'visit' };
    });
    this.items = [...this.items, ...made];
    this.created += made.length;
    return made;
  }

  /** Fills Eden. */
  private fill(): void {
    const { round } = this;
    const before = this.end(() => true);
    const ended = before.length > 0 ? `${visits(before, 'has', 'have')} ended. ` : '';
    const made = this.create();
    if (round === 0)
      this.say(
        'filled',
        `${made.length} visits begin, Mia’s first. Each puts its session into the next free place of Eden.`,
      );
    const first = ROOM.eden - this.setup.running[round]!;
    const over = this.end(({ space, at }) => space === 'eden' && at < first);
    const still = made.filter(({ name }) => this.item(name)?.heldBy === 'visit' && name !== MIA);
    if (round === 0) this.say('ended', firstEnd(over));
    else {
      const sessions = made.filter(({ name }) => name !== CART);
      const run =
        still.length === 0
          ? 'none of them still runs'
          : `${listed(namesOf(still))} still run${still.length === 1 ? 's' : ''}`;
      const cart =
        round < ROUNDS - 1
          ? ''
          : this.noted() === null
            ? ' M refers to a new cart, C.'
            : ' Only M refers to the new cart C. M is old, so the JVM notes M’s card.';
      this.say('filled', `${ended}New: ${listed(namesOf(sessions))}; ${run}.${cart}`);
    }
  }

  /** What a young collection comes to: young objects of running visits, and what a noted card leads to, with its card. */
  private reached(): Item[] {
    const noted = this.setup.cards === 'read' ? this.noted() : null;
    const young = this.items.filter((item) => !isOld(item));
    const isOnCard = (item: Item): boolean => isOld(item) && Math.floor(item.at / CARD) === noted;
    return [
      ...this.items.filter(isOnCard),
      ...young.filter(({ heldBy }) => heldBy === 'M' && (noted !== null || !isOld(this.item(MIA)!))),
      ...young.filter(({ heldBy }) => heldBy === 'visit'),
    ];
  }

  private look(): void {
    this.looked = this.reached();
    const young = this.looked.filter((item) => !isOld(item));
    const onCard = this.looked.filter(isOld);
    const noted = this.noted();
    const ignored = noted !== null && this.setup.cards === 'ignored';
    const roots = ignored ? 'variables alone' : noted === null ? 'variables' : 'variables and the noted card';
    const names = young.length === 0 ? 'no young object' : listed(namesOf(young));
    const more = onCard.length === 0 ? 'it' : `with ${listed(namesOf(onCard))} on the card, it`;
    this.say(
      'looked',
      `Eden is full, so the program stops. From the ${roots}, the collection comes to ${names}: ${more} looks at ${this.looked.length} of ${this.items.length} objects.`,
    );
  }

  private collect(): void {
    const all = this.items;
    const alive = this.looked.filter((item) => !isOld(item));
    const to: Space = this.round % 2 === 0 ? 'one' : 'two';
    let room = ROOM[to];
    const moved = alive.map((item): Item => {
      const age = item.age + 1;
      const stays = age < TENURED && room > 0;
      if (stays) room--;
      return { ...item, age, space: stays ? to : 'old' };
    });
    const old = all.filter(isOld);
    const promoted = moved.filter(isOld);
    if (old.length + promoted.length > ROOM.old) return this.collectAll();
    const next: Record<string, number> = { [to]: 0, old: Math.max(-1, ...old.map(({ at }) => at)) + 1 };
    const placed = moved.map((item) => ({ ...item, at: next[item.space]!++ }));
    const freed = all.length - old.length - alive.length;
    const lost = all.find((item) => item.name === CART && !isOld(item) && !this.looked.includes(item));
    this.lostAt = lost ?? null;
    const looked = this.looked.length;
    this.finish([...old, ...placed], { looked, freed, rest: all.length - looked - freed, isFull: false });
    const freely =
      freed === 0
        ? 'No young object was garbage.'
        : `All other young objects are freed at once, without a look: ${freed}.`;
    const fault = lost ? ' C is one of them, and M still refers to it: the program is broken.' : '';
    this.say('moved', `${copied(placed)} ${freely}${fault}`);
  }

  /** Puts objects into their new places. */
  private finish(items: readonly Item[], work: Omit<Work, 'before' | 'names'>): void {
    const before = new Map(this.items.map((item) => [item.name, item]));
    const moved = items.filter(({ name, space, at }) => {
      const { space: oldSpace, at: oldAt } = before.get(name)!;
      return space !== oldSpace || at !== oldAt;
    });
    this.came = new Map(moved.map(({ name }) => [name, before.get(name)!]));
    this.copies += moved.length;
    this.works = [...this.works, { ...work, before: this.items, names: new Set(namesOf(this.looked)) }];
    this.items = items;
  }

  /** Follows every path, and moves what lives together: first in the old generation, then in Eden. */
  private collectAll(): void {
    const all = this.items;
    const alive = all.filter(({ heldBy }) => heldBy !== null);
    const sorted = [...alive.filter(isOld), ...alive.filter((item) => !isOld(item))];
    const freed = all.length - alive.length;
    this.looked = alive;
    this.isFull = true;
    this.finish(
      sorted.map((item, at) =>
        at < ROOM.old ? { ...item, age: TENURED, space: 'old', at } : { ...item, space: 'eden', at: at - ROOM.old },
      ),
      { looked: alive.length, freed, rest: 0, isFull: true },
    );
    this.say(
      'moved',
      `The old generation has no room for them: a full collection looks at all ${alive.length} living objects, moves them together and frees ${freed}.`,
    );
    this.isFull = false;
  }
}

/** Where young objects were copied, and why. */
function copied(moved: readonly Item[]): string {
  if (moved.length === 0) return 'Nothing is copied.';
  const [stay, promoted] = [moved.filter((item) => !isOld(item)), moved.filter(isOld)];
  const why = promoted.every(({ age }) => age < TENURED)
    ? ': the survivor space is full'
    : promoted.every(({ age }) => age >= TENURED)
      ? ` after surviving ${TENURED} collections`
      : '';
  const parts = [
    ...(stay.length > 0 ? [`${listed(namesOf(stay))} to the empty survivor space`] : []),
    ...(promoted.length > 0 ? [`${listed(namesOf(promoted))} to the old generation${why}`] : []),
  ];
  return `Copied: ${parts.join(', ')}.`;
}

const firstEnd = (over: readonly string[]): string =>
  over.length === 0
    ? 'No visit ends. A variable of each leads to its session.'
    : `${visits(over, 'ends', 'end')}: no reference leads to ${over.length === 1 ? 'its session' : 'their sessions'} any more. They keep their places.`;

/** All steps of a setup. */
export const trace = (setup: Setup): readonly Frame<State>[] => new Run(setup).frames;
