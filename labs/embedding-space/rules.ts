/** Who is who: words about parcels, about paying, and one that nobody has trained. */
export const WORDS = ['package', 'parcel', 'delivery', 'Visa', 'card', 'cash', 'voucher'] as const;
export type Word = (typeof WORDS)[number];
export type Pair = readonly [Word, Word];
/** Two pairs that are trained together: each pair is pulled, and one is pushed from the other. */
export type Batch = readonly [Pair, Pair];

/** Lines of pairs that a reader can add. */
export const THIRDS = {
  none: null,
  voucher: [
    ['voucher', 'card'],
    ['package', 'parcel'],
  ],
  wrong: [
    ['Visa', 'parcel'],
    ['cash', 'card'],
  ],
} as const satisfies Record<string, Batch | null>;
export type Third = keyof typeof THIRDS;

export interface Setup {
  /** The direction of each word at first, in whole degrees, counter-clockwise from the right. */
  readonly starts: readonly number[];
  readonly third: Third;
  /** Whether words of different pairs are pushed from each other. */
  readonly push: boolean;
}

export const TURN = 360;
export const ROUNDS = 20;
/** The part of the angle between the two words of a pair by which each of them turns. */
const PULL = 1 / 4;
/** Nearer words of different pairs are pushed, by so many degrees each. */
const NEAR = 90;
const PUSH = 10;

/** Where the arrows are, in degrees that go on counting after a whole turn. */
export type Arrows = Readonly<Record<Word, number>>;

/** The way from one direction to another, from −180 to 180 degrees. */
export const gap = (from: number, to: number): number => ((((to - from + 180) % TURN) + TURN) % TURN) - 180;

/** The cosine of the angle between two directions. */
export const similarity = (a: number, b: number): number => Math.cos((gap(a, b) * Math.PI) / 180);

/** A direction as a number from 0 up to a whole turn. */
export const within = (degrees: number): number => ((degrees % TURN) + TURN) % TURN;

const FIRST: readonly Batch[] = [
  [
    ['package', 'parcel'],
    ['Visa', 'card'],
  ],
  [
    ['delivery', 'parcel'],
    ['cash', 'card'],
  ],
];

/** The lines of pairs of a round. */
export const batchesOf = ({ third }: Setup): readonly Batch[] => [...FIRST, ...(THIRDS[third] ? [THIRDS[third]] : [])];

export const startOf = ({ starts }: Setup): Arrows =>
  Object.fromEntries(WORDS.map((word, index) => [word, starts[index]])) as Record<Word, number>;

/** Turns the words of both pairs towards each other. */
export function pulled(arrows: Arrows, batch: Batch): Arrows {
  const at = { ...arrows };
  for (const [a, b] of batch) {
    const by = gap(at[a], at[b]) * PULL;
    at[a] += by;
    at[b] -= by;
  }
  return at;
}

/** Turns each word of one pair and each of the other away from each other where they are near, and names those. */
export function pushed(
  arrows: Arrows,
  [one, other]: Batch,
): { readonly arrows: Arrows; readonly apart: readonly Pair[] } {
  const at = { ...arrows };
  const apart: Pair[] = [];
  for (const a of one)
    for (const b of other) {
      const way = gap(at[a], at[b]);
      // A word is not pushed from itself.
      if (a === b || Math.abs(way) >= NEAR) continue;
      const by = way < 0 ? -PUSH : PUSH;
      at[a] -= by;
      at[b] += by;
      apart.push([a, b]);
    }
  return { arrows: at, apart };
}

/** The arrows after so many more rounds. */
export function trained(setup: Setup, arrows: Arrows, rounds: number): Arrows {
  let at = arrows;
  for (let round = 0; round < rounds; round++)
    for (const batch of batchesOf(setup)) {
      at = pulled(at, batch);
      if (setup.push) ({ arrows: at } = pushed(at, batch));
    }
  return at;
}

/** The same setup with another start of a word. */
export const movedTo = (setup: Setup, word: Word, degrees: number): Setup => ({
  ...setup,
  starts: setup.starts.map((start, index) => (WORDS[index] === word ? within(Math.round(degrees)) : start)),
});
