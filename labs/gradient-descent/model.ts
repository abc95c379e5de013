import { defineLab, fields, oneOf, type Frame, type Prediction } from '@groundwork/labs-kit/model';

export const RATES = ['0.001', '0.01', '0.05', '0.1', '0.2'] as const;
export type Rate = (typeof RATES)[number];

/** The only ride: so many kilometres took so many minutes. */
export const RIDE = { km: 3, minutes: 6 } as const;
/** The weight with which the model's line goes through the ride. */
export const BOTTOM = RIDE.minutes / RIDE.km;
/** How many steps a run has. */
export const STEPS = 10;
/** The weight can be let go between 0 and 4, in tenths. */
export const MOST_TENTHS = 40;

export interface Setup {
  readonly rate: Rate;
  /** The weight at first, in tenths. */
  readonly from: number;
}

export interface State {
  readonly setup: Setup;
  readonly step: number;
  readonly w: number;
}

/** How many minutes the model says for the ride. */
export const minutes = (w: number): number => w * RIDE.km;

/** The square of what it says too much or too little. */
export const loss = (w: number): number => (minutes(w) - RIDE.minutes) ** 2;

/** By how much the loss grows where the weight grows: exactly what the note measures by moving it a little. */
export const slope = (w: number): number => 2 * RIDE.km * (minutes(w) - RIDE.minutes);

/** The weights of a run, before the first step and after each. */
export function walk({ rate, from }: Setup): readonly number[] {
  const weights = [from / 10];
  while (weights.length <= STEPS) {
    const w = weights.at(-1)!;
    weights.push(w - Number(rate) * slope(w));
  }
  return weights;
}

const WORDS = [
  [1e9, ' billion'],
  [1e6, ' million'],
] as const;

/** A number with at most so many decimals, a true minus sign, and commas between thousands. */
export function say(value: number, decimals = 2): string {
  const size = Math.abs(value);
  const [unit, name] = WORDS.find(([least]) => size >= least) ?? [1, ''];
  const text = String(Number((size / unit).toFixed(size >= 1000 ? Number(unit > 1) : decimals)));
  const [whole = '', part] = text.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + (part === undefined ? '' : `.${part}`);
  return `${value < 0 && text !== '0' ? '−' : ''}${grouped}${name}`;
}

/** How long the next step is, reckoned in words. */
export function reckoned({ rate }: Setup, w: number): string {
  const steep = Math.abs(slope(w));
  const long = Number(rate) * steep;
  return `${rate} × ${say(steep)} = ${say(long, long < 1 ? 3 : 2)}`;
}

function missed(w: number): string {
  const by = minutes(w) - RIDE.minutes;
  const size = say(Math.abs(by));
  return size === '0' ? 'as it took' : `${size} too ${by < 0 ? 'few' : 'many'}`;
}

/** What a whole run was like. */
function verdict({ rate, from }: Setup): string {
  if (from / 10 === BOTTOM) return 'Where the slope is 0, no rate makes a step.';
  const left = 1 - 2 * RIDE.km ** 2 * Number(rate);
  if (left < -1) return 'Each step landed farther from 2, where it is steeper.';
  if (left < 0) return 'Each step landed on the other side of 2, and nearer.';
  return left > 0.95
    ? 'The steps were so short that it hardly moved.'
    : 'The steps got shorter by themselves, as the slope did.';
}

function sentence(setup: Setup, step: number, w: number): string {
  const at = step === 0 ? `w is ${say(w)}` : `Step ${step}: w is ${say(w)}`;
  const now = `${at}. It says ${say(minutes(w))} minutes, ${missed(w)}. Loss ${say(loss(w))}, slope ${say(slope(w))}.`;
  if (step === STEPS) return `${now} ${verdict(setup)}`;
  return say(slope(w)) === '0'
    ? `${now} No step.`
    : `${now} Next: ${reckoned(setup, w)} to the ${slope(w) < 0 ? 'right' : 'left'}.`;
}

const initial: Setup = { rate: '0.1', from: 10 };

/** Runs worth starting from. */
export const EXAMPLES: Readonly<Record<string, Setup>> = {
  'As with one.mjs': { rate: '0.01', from: 10 },
  'From the other side': { rate: '0.05', from: 40 },
  'On the bottom': { rate: '0.2', from: 20 },
  'Beside the bottom': { rate: '0.2', from: 21 },
};

const WEIGHTS = Array.from({ length: 41 }, (_, tenths) => tenths);

export const model = defineLab<Setup, State>({
  name: 'gradient-descent',
  setup: fields({ rate: oneOf(RATES), from: oneOf(WEIGHTS, (tenths) => (tenths / 10).toFixed(1)) }, '-'),
  initial,
  // The next step answers the prediction.
  startAt: 0,
  trace: (setup): readonly Frame<State>[] =>
    walk(setup).map((w, step) => ({ text: sentence(setup, step, w), state: { setup, step, w } })),
  // Addresses of the lab that was here before had the same rates, and no weight.
  renewed: (text) => text.replace(/-(?:all|one)$/, '-1.0'),
});

function predict(): Prediction {
  const [first, second, third] = walk(initial) as [number, number, number];
  const far = (w: number): number => Math.abs(w - BOTTOM);
  return {
    question: `The rate is ${initial.rate}. The first step goes from ${say(first)} to ${say(second)}, past the bottom at ${BOTTOM}. What do the next steps do?`,
    choices: [
      `each lands farther from ${BOTTOM}, as with 0.2`,
      `each lands nearer to ${BOTTOM}, though on the other side`,
      `they go to and fro between ${say(first)} and ${say(second)}`,
    ],
    right: far(third) === far(first) ? 2 : Number(far(third) < far(second)),
    because: `At ${say(second)} it is ${say(far(second))} from the bottom, where it was ${say(far(first))}. So the slope is ${say(slope(second))} and not ${say(Math.abs(slope(first)))}, and the step back is ${say(second - third)}: to ${say(third)}.`,
  };
}

export const prediction = predict();
