import { defineLab, fields, flag, oneOf, type Frame, type Prediction } from '@groundwork/labs-kit/model';

import { codeOf, COLUMNS, errorOf, groupsOf, ROWS, scaleOf, type Format, type Reach } from './quantise';

export const FORMATS: readonly Format[] = ['int8', 'int4', 'mxfp4'];
export const REACHES: readonly Reach[] = ['all', 'row', 'block'];

export interface Setup {
  readonly format: Format;
  readonly reach: Reach;
  /** Whether the first weight is 6.0 instead of 0.023. */
  readonly outlier: boolean;
}

export interface State {
  readonly weights: readonly number[];
  /** What comes back for each weight, for the rows that are done. */
  readonly stored: readonly number[];
  /** The value of a step, for each weight. */
  readonly scales: readonly number[];
  /** The row that was done in this step. */
  readonly row: number | null;
  readonly errors: readonly number[];
}

/** Four rows of eight weights, in thousandths. */
const WEIGHTS: readonly number[] = [
  23, -8, 15, -31, 4, 19, -27, 11, -14, 22, 9, -5, 30, -18, 7, -25, 12, -29, 17, 3, -21, 8, 26, -10, 5, -16, 28, -11,
  20, -33, 2, 13,
];
const OUTLIER = 6000;

const rowOf = <Value>(all: readonly Value[], row: number): readonly Value[] =>
  all.slice(row * COLUMNS, (row + 1) * COLUMNS);
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const step = (scale: number): string => String(Math.round(scale * 10) / 10);

function trace({ format, reach, outlier }: Setup): readonly Frame<State>[] {
  const weights = outlier ? [OUTLIER, ...WEIGHTS.slice(1)] : WEIGHTS;
  const scales = weights.map(() => 0);
  for (const members of groupsOf(reach)) {
    const scale = scaleOf(
      members.map((at) => weights[at]!),
      format,
    );
    for (const at of members) scales[at] = scale;
  }
  const back = weights.map((weight, at) => codeOf(weight, scales[at]!, format) * scales[at]!);
  const errors = Array.from({ length: ROWS }, (_, row) => errorOf(rowOf(weights, row), rowOf(back, row)));
  const state = (rows: number): State => ({
    weights,
    stored: back.slice(0, rows * COLUMNS),
    scales,
    row: rows === 0 ? null : rows - 1,
    errors: errors.slice(0, rows),
  });
  const most = Math.max(...weights.map(Math.abs));
  return [
    { text: `Four rows of weights, in thousandths. The largest is ${most}.`, state: state(0) },
    { text: scaled(reach, scales), state: state(0) },
    ...errors.map((error, row) => ({ text: done(row, rowOf(back, row), error), state: state(row + 1) })),
    { text: summary(errors), state: { ...state(ROWS), row: null } },
  ];
}

function scaled(reach: Reach, scales: readonly number[]): string {
  const steps = groupsOf(reach).map(([first]) => step(scales[first!]!));
  if (reach === 'all') return `All 32 share a scale: a step is ${steps[0]!}.`;
  const whose = reach === 'row' ? 'Each row has its scale' : 'Each block of four has its scale';
  return `${whose}: a step is ${steps.join(', ')}.`;
}

function done(row: number, back: readonly number[], error: number): string {
  const lost = back.filter((value) => value === 0).length;
  return `Row ${row}: ${lost} of ${COLUMNS} weights become 0. As a whole, the row is off by ${percent(error)} of its size.`;
}

function summary(errors: readonly number[]): string {
  const others = errors.slice(1);
  const mean = others.reduce((sum, error) => sum + error, 0) / others.length;
  return `On average, rows 1 to 3 are off by ${percent(mean)} of their size. Row 0 is off by ${percent(errors[0]!)} of its size, most of which is its first weight.`;
}

const initial: Setup = { format: 'int8', reach: 'all', outlier: true };

/** Cases worth starting from. */
export const EXAMPLES = {
  'One scale, one outlier': initial,
  'A scale per row': { ...initial, reach: 'row' },
  'int4 in blocks': { format: 'int4', reach: 'block', outlier: true },
  'MXFP4 in blocks': { format: 'mxfp4', reach: 'block', outlier: true },
  'No outlier': { ...initial, outlier: false },
} as const satisfies Record<string, Setup>;

export const model = defineLab<Setup, State>({
  name: 'quantised-weights',
  setup: fields({ format: oneOf(FORMATS), reach: oneOf(REACHES), outlier: flag('outlier', 'plain') }, '-'),
  initial,
  // Row 0 is done; the next step answers the prediction.
  startAt: 2,
  trace,
});

function predict(): Prediction {
  const { text, state } = trace(initial)[3]!;
  const kept = rowOf(state.stored, 1).filter((value) => value !== 0).length;
  const choices = [COLUMNS, kept, 0];
  return {
    question:
      'Only the first weight of row 0 is large. One scale in 8 bits serves all rows. How many of the eight weights of row 1 do not become 0?',
    choices: choices.map(String),
    right: choices.indexOf(kept),
    because: `${text} A step is ${step(state.scales[COLUMNS]!)}, and what is smaller than half of it is rounded to 0.`,
  };
}

export const prediction = predict();
