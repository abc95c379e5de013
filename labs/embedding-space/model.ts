import { defineLab, fields, flag, list, oneOf, whole, type Frame, type Prediction } from '@groundwork/labs-kit/model';

import {
  batchesOf,
  gap,
  pulled,
  pushed,
  ROUNDS,
  similarity,
  startOf,
  THIRDS,
  trained,
  TURN,
  within,
  WORDS,
  type Arrows,
  type Pair,
  type Setup,
  type Third,
  type Word,
} from './rules';

export interface State {
  readonly setup: Setup;
  /** What is done here, in a few words. */
  readonly title: string;
  readonly arrows: Arrows;
  /** What is done to pairs here, and to which. */
  readonly force: 'pull' | 'push' | null;
  /** Of which line of pairs this is, counted from 0. */
  readonly line: number | null;
  readonly now: readonly Pair[];
  /** The word of a question, whose arrow is compared with those of the two help texts. */
  readonly asks: Word | null;
}

/** The words of the help texts that a question can find. */
export const TEXTS = { parcel: '“Where is my parcel?”', card: '“How do I pay by card?”' } as const;

const initial: Setup = { starts: [0, 160, 280, 60, 220, 330, 100], third: 'none', push: true };

export const EXAMPLES: Readonly<Record<string, Setup>> = {
  'As in the note': initial,
  'Another chance': { ...initial, starts: [260, 270, 160, 130, 140, 40, 300] },
  'A chance that gets stuck': { ...initial, starts: [317, 21, 151, 46, 327, 351, 232] },
  'Pair voucher with card': { ...initial, third: 'voucher' },
  'A wrong pair: Visa and parcel': { ...initial, third: 'wrong' },
  'Nothing pushes': { ...initial, push: false },
};

/** Two digits and a true minus sign, without a negative zero. */
export function say(value: number): string {
  const text = Math.abs(value).toFixed(2);
  return value < 0 && Number(text) !== 0 ? `−${text}` : text;
}

/** A direction in whole degrees. */
export const direction = (degrees: number): string => `${within(Math.round(degrees))}°`;

/** How far two words are apart, in whole degrees. */
export const angle = (arrows: Arrows, [a, b]: Pair): string => `${Math.round(Math.abs(gap(arrows[a], arrows[b])))}°`;

const alike = (arrows: Arrows, [a, b]: Pair): string => say(similarity(arrows[a], arrows[b]));

const names = ([a, b]: Pair): string => `${a} and ${b}`;

function told(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

function pullSays(before: Arrows, after: Arrows, [one, other]: readonly [Pair, Pair]): string {
  const [to, toOther] = [one, other].map((pair) => told(pair.map((word) => direction(after[word]))));
  return `Pull: ${names(one)} are ${angle(before, one)} apart, and each turns a quarter of that towards the other, to ${to}. In the same way ${names(other)} turn to ${toOther}.`;
}

function pushSays(apart: readonly Pair[], [one, other]: readonly [Pair, Pair]): string {
  if (apart.length === 0)
    return `Push: ${names(one)} are a right angle or more from ${names(other)}, so nothing turns.`;
  const list = told(apart.map((pair) => `${pair[0]} – ${pair[1]}`));
  return `Push: words of different pairs that are nearer than a right angle turn away from each other, 10° each: ${list}.`;
}

/** The words of the bet: they are in no pair together. */
export const BET: Pair = ['package', 'delivery'];

function endSays({ third, push }: Setup, at: Arrows): string {
  const end = `After ${ROUNDS} rounds package is at ${direction(at.package)} and delivery at ${direction(at.delivery)}: similarity ${alike(at, BET)}.`;
  const other = `${alike(at, ['package', 'card'])} for package and card`;
  if (!push) return `${end} But nothing has pushed the subjects apart: ${other}.`;
  if (third === 'wrong') return `${end} The wrong pair has pulled Visa to parcel: ${alike(at, ['Visa', 'parcel'])}.`;
  if (similarity(at.package, at.delivery) < 0.9)
    return `${end} They have not come together: a push can hold what a pull would turn.`;
  if (similarity(at.package, at.card) > 0) return `${end} But the subjects have not come apart: ${other}.`;
  return `${end} They were in no pair together, but both were pulled to parcel. The push keeps paying away: ${other}.`;
}

/** The help text that is nearest to a word. */
export const nearest = (at: Arrows, word: Word): keyof typeof TEXTS =>
  similarity(at[word], at.card) > similarity(at[word], at.parcel) ? 'card' : 'parcel';

function askSays({ third }: Setup, at: Arrows, word: Word): string {
  const of = (text: keyof typeof TEXTS): number => similarity(at[word], at[text]);
  const near = nearest(at, word);
  const far = near === 'card' ? 'parcel' : 'card';
  const finds = `similarity ${say(of(near))} with ${near}, ${angle(at, [word, near])} away, and ${say(of(far))} with ${far}. So the search shows ${TEXTS[near]} first.`;
  if (word !== 'voucher') return `A question about ${word}: ${finds}`;
  const learnt = third === 'voucher' ? 'was pulled to card' : 'was in no pair and has never turned';
  return `The word voucher ${learnt}. A question about it: ${finds}`;
}

/** Rounds after the first at whose end the arrows are shown. */
const SHOWN = [2, 3, 5, 10] as const;

/** The first round move by move, then whole rounds, and what a search would find with the arrows. */
function trace(setup: Setup): readonly Frame<State>[] {
  const batches = batchesOf(setup);
  let arrows = startOf(setup);
  const frames: Frame<State>[] = [];
  const show = (
    title: string,
    text: string,
    more: Partial<Pick<State, 'force' | 'line' | 'now' | 'asks'>> = {},
  ): number =>
    frames.push({ text, state: { setup, title, arrows, force: null, line: null, now: [], asks: null, ...more } });

  const lines = batches.map((pairs, index) => `${index + 1}. ${pairs.map(names).join(', ')}`);
  show(
    'At first, chance says where words point',
    `Each word is an arrow, and chance says where it points. Pairs that belong together: ${lines.join('; ')}.`,
  );
  batches.forEach((batch, index) => {
    const before = arrows;
    arrows = pulled(before, batch);
    show(`Round 1, line ${index + 1}: both pairs pull together`, pullSays(before, arrows, batch), {
      force: 'pull',
      line: index,
      now: batch,
    });
    if (!setup.push) return;
    const { arrows: after, apart } = pushed(arrows, batch);
    arrows = after;
    const does = apart.length > 0 ? 'strangers push apart' : 'nobody near to push';
    show(`Round 1, line ${index + 1}: ${does}`, pushSays(apart, batch), { force: 'push', line: index, now: apart });
  });
  const { text, state } = frames.pop()!;
  frames.push({ text: `${text} After round 1, package and delivery have ${alike(arrows, BET)}.`, state });
  let last = 1;
  for (const round of SHOWN) {
    arrows = trained(setup, arrows, round - last);
    last = round;
    const apart = `package and delivery are ${angle(arrows, BET)} apart, similarity ${alike(arrows, BET)}`;
    show(`Round ${round}`, `After round ${round}, with the same pairs: ${apart}.`);
  }
  arrows = trained(setup, arrows, ROUNDS - last);
  show(`Round ${ROUNDS}`, endSays(setup, arrows));
  for (const word of ['delivery', 'voucher'] as const)
    show(`A question about ${word} is nearest to ${nearest(arrows, word)}`, askSays(setup, arrows, word), {
      asks: word,
    });
  return frames;
}

export const model = defineLab<Setup, State>({
  name: 'embedding-space',
  setup: fields({
    starts: list(whole(0, TURN - 1), WORDS.length, { separator: '.', least: WORDS.length }),
    third: oneOf(Object.keys(THIRDS) as Third[]),
    push: flag('push', 'pull'),
  }),
  initial,
  startAt: 0,
  trace,
});

/** The frame at which the training is over. */
export const isEnd = ({ title }: State): boolean => title === `Round ${ROUNDS}`;

function predict(): Prediction {
  const { arrows } = trace(initial).find(({ state }) => isEnd(state))!.state;
  const end = similarity(arrows.package, arrows.delivery);
  const values = [-1, 0, 1];
  return {
    question: 'The words package and delivery are in no pair together. What is their similarity in the end?',
    choices: ['about −1: opposite', 'about 0: a right angle', 'about 1: the same direction'],
    right: values.findIndex((value) => Math.abs(value - end) < 0.5),
    because: `It is ${say(end)}. Both are pulled to parcel, so both end where parcel ends.`,
  };
}

export const prediction = predict();
