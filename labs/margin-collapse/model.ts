import {
  byLetter,
  defineLab,
  fields,
  flag,
  glued,
  whole,
  type Frame,
  type Prediction,
} from '@groundwork/labs-kit/model';

import { gapsOf, placed, type Boxes, type Gap, type Setup } from './rules';

export interface State {
  readonly setup: Setup;
  readonly boxes: Boxes;
  readonly gaps: readonly Gap[];
  /** The distance that the step is about, and whether its size is told. */
  readonly at: number;
  readonly told: boolean;
}

export const LEAST = -10;
export const MOST = 30;

function trace(setup: Setup): readonly Frame<State>[] {
  const gaps = gapsOf(setup);
  const state = (at: number, told: boolean): State => ({
    setup,
    gaps,
    at,
    told,
    boxes: placed(setup, gaps, told ? at + 1 : at),
  });
  const frames = gaps.flatMap((gap, at) => [
    { text: `${capital(gap.where)}: ${listOf(gap)}.`, state: state(at, false) },
    { text: `${capital(gap.where)}: ${verdict(gap)}`, state: state(at, true) },
  ]);
  const container = setup.flex ? 'a flex container with a column' : 'a block container';
  return [
    { text: `The blocks stand in ${container}. Their distances are still to be found.`, state: state(-1, false) },
    ...frames,
  ];
}

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

function listOf({ margins }: Gap): string {
  const words = margins.map(({ of, side, size }) => `${of} has ${size} ${side}`);
  return words.length > 1
    ? `${words.join(', ')}, and nothing stands between these margins`
    : `${words[0]}, and meets no other margin`;
}

function verdict({ margins, size }: Gap): string {
  if (margins.length === 1) return `${size} pixels.`;
  const sizes = margins.map((margin) => margin.size);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  if (least >= 0) return `the largest counts, ${size} pixels.`;
  if (most <= 0) return `the one furthest below zero counts, ${size} pixels.`;
  return `the largest and the one below zero are added, ${most} − ${-least} = ${size} pixels.`;
}

const initial: Setup = { a: 30, parent: 0, b: 20, wall: 'none', empty: true, flex: false };

/** Documents worth starting from: the samples of the note. */
export const EXAMPLES = {
  'Everything meets': initial,
  'With padding': { ...initial, wall: 'padding' },
  'Below zero': { ...initial, b: -10, empty: false },
  'As flex items': { ...initial, flex: true },
} as const satisfies Record<string, Setup>;

export const model = defineLab<Setup, State>({
  name: 'margin-collapse',
  setup: fields({
    a: whole(LEAST, MOST),
    parent: whole(0, MOST),
    b: whole(LEAST, MOST),
    wall: byLetter(['none', 'padding', 'root']),
    empty: glued(flag('e', '')),
    flex: glued(flag('f', '')),
  }),
  initial,
  // The margins between a and b are listed; the next step says how far apart they are.
  startAt: 3,
  trace,
});

function predict(): Prediction {
  const between = gapsOf(initial).find(({ then }) => then === 'b')!;
  const sum = between.margins.reduce((all, { size }) => all + size, 0);
  const choices = [`${sum} pixels, their sum`, `${between.size} pixels`, '20 pixels, that of b'];
  return {
    question:
      'Below a: its own 30, then an empty element with 20 above and below, then b with 20. How far is b from a?',
    choices,
    right: 1,
    because: `All ${between.margins.length} margins meet, those of the parent and both of the empty element too: ${verdict(between)}`,
  };
}

export const prediction = predict();
