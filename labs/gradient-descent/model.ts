import type { Frame, LabModel, Prediction } from '../../lib/labModel';

import { gradient, lehmer, loss, POINTS, predict, start, type Parameters } from './network';

export const RATES = ['0.01', '0.03', '0.1', '0.3', '0.5', '1.0'] as const;
export type Rate = (typeof RATES)[number];
/** How many of the points a step looks at. */
export type Batch = 'all' | 'one';

export interface Setup {
  readonly rate: Rate;
  readonly batch: Batch;
}

export interface State {
  readonly step: number;
  /** What the network says between -2 and 2, at `XS`. */
  readonly curve: readonly number[];
  /** The loss over all points, at each of `STEPS` until now. */
  readonly losses: readonly number[];
}

/** The moments that are shown. */
export const STEPS: readonly number[] = [0, 1, 2, 3, 5, 10, 20, 50, 100, 200, 500, 1000];
export const XS: readonly number[] = Array.from({ length: 41 }, (_, index) => (index - 20) / 10);

/** A loss as the note prints it. */
export const written = (value: number): string =>
  Number.isNaN(value) ? 'no number' : value < 1e4 ? value.toFixed(4) : value.toExponential(0);

function trace({ rate, batch }: Setup): readonly Frame<State>[] {
  const frames: Frame<State>[] = [];
  const random = lehmer(7);
  const losses: number[] = [];
  let p: Parameters = start();
  for (let step = 0; step <= STEPS.at(-1)!; step++) {
    if (STEPS.includes(step)) {
      losses.push(loss(p));
      frames.push({ text: says(step, losses), state: { step, curve: curveOf(p), losses: [...losses] } });
    }
    const points = batch === 'all' ? POINTS : [POINTS[Math.floor(random() * POINTS.length)]!];
    const slope = gradient(p, points);
    p = p.map((value, index) => value - Number(rate) * slope[index]!);
  }
  return frames;
}

const curveOf = (p: Parameters): readonly number[] => XS.map((x) => predict(p, x));

function says(step: number, losses: readonly number[]): string {
  const now = losses.at(-1)!;
  if (step === 0) return `Before training the loss is ${written(now)}: the line is drawn by chance.`;
  const before = losses.at(-2)!;
  const at = `After ${step} ${step === 1 ? 'step' : 'steps'}`;
  if (Number.isNaN(now)) return `${at} the parameters are no numbers any more. No further step brings them back.`;
  const way = now < before ? 'down from' : 'up from';
  return `${at} the loss is ${written(now)}, ${way} ${written(before)}.`;
}

const initial: Setup = { rate: '0.3', batch: 'all' };

/** Runs worth starting from. */
export const EXAMPLES = {
  'Slow and steady': { rate: '0.01', batch: 'all' },
  'Late winner': initial,
  'Too fast': { rate: '1.0', batch: 'all' },
  'One point a step': { rate: '0.1', batch: 'one' },
} as const satisfies Record<string, Setup>;

export const model: LabModel<Setup, State> = {
  name: 'gradient-descent',
  initial,
  // A hundred steps are done; the later frames answer the prediction.
  startAt: STEPS.indexOf(100),
  trace,
  encode: ({ rate, batch }) => `${rate}-${batch}`,
  decode(text) {
    const [rate, batch, ...more] = text.split('-');
    const known = RATES.find((one) => one === rate);
    return known !== undefined && (batch === 'all' || batch === 'one') && more.length === 0
      ? { rate: known, batch }
      : null;
  },
};

function predictEnd(): Prediction {
  const lossAt = (rate: Rate, step: number): number =>
    trace({ rate, batch: 'all' })[STEPS.indexOf(step)]!.state.losses.at(-1)!;
  const rates: readonly Rate[] = ['0.1', '0.3', '1.0'];
  const ends = rates.map((rate) => lossAt(rate, 1000));
  const best = Math.min(...ends.filter((value) => !Number.isNaN(value)));
  return {
    question: `After 100 steps the rate 0.1 has a loss of ${written(lossAt('0.1', 100))}, 0.3 has ${written(lossAt('0.3', 100))}, and 1.0 has ${written(lossAt('1.0', 100))}. Which is lowest after 1,000?`,
    choices: rates,
    right: ends.indexOf(best),
    because: `After 1,000 steps: ${rates.map((rate, index) => `${rate} has ${written(ends[index]!)}`).join(', ')}. Of these rates a short run would have preferred another.`,
  };
}

export const prediction = predictEnd();
