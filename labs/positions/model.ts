import { defineLab, fields, oneOf, type Frame, type Prediction } from '@groundwork/labs-kit/model';

import { layoutOf, LEFT, TOP, type Ancestor, type Layout, type Position, type Setup } from './rules';

export interface State {
  readonly setup: Setup;
  readonly scrolled: number;
  readonly layout: Layout;
}

/** How far the page is scrolled from frame to frame, in pixels. */
export const STEP = 40;
export const STEPS = 6;

export const POSITIONS: readonly Position[] = ['static', 'relative', 'absolute', 'fixed', 'sticky'];
export const ANCESTORS: readonly Ancestor[] = ['nothing', 'relative', 'transform', 'hidden', 'clip', 'container'];

function trace(setup: Setup): readonly Frame<State>[] {
  return Array.from({ length: STEPS + 1 }, (_, index) => {
    const scrolled = index * STEP;
    const layout = layoutOf(setup, scrolled);
    return {
      text: `Scrolled by ${scrolled}: the box is at ${layout.box.x},${layout.box.y}. ${reason(setup, layout)}`,
      state: { setup, scrolled, layout },
    };
  });
}

function reason({ position }: Setup, { box, place, reference }: Layout): string {
  if (position === 'static') return 'It is in its place: top and left have no effect.';
  if (position === 'sticky') return stickyReason(box, place, reference);
  return `That is ${LEFT} to the right of ${reference} and ${TOP} below its top.`;
}

function stickyReason(box: { y: number }, place: { y: number }, reference: string): string {
  const target = `${TOP} below the top of ${reference}`;
  if (box.y === place.y) return `Its place is at least ${target}, so it stays at that height.`;
  const moved = `It is ${box.y - place.y} below its place`;
  return reference === 'the viewport' && box.y < TOP
    ? `${moved}: further down its ancestor ends.`
    : `${moved}, which is ${target}.`;
}

const initial: Setup = { position: 'fixed', ancestor: 'transform' };

/** Boxes worth starting from. */
export const EXAMPLES = {
  'Fixed, but scrolls': initial,
  'Sticks to the viewport': { position: 'sticky', ancestor: 'clip' },
  'Does not stick': { position: 'sticky', ancestor: 'hidden' },
  'Absolute, from the page': { position: 'absolute', ancestor: 'hidden' },
} as const satisfies Record<string, Setup>;

export const model = defineLab<Setup, State>({
  name: 'positions',
  setup: fields({ position: oneOf(POSITIONS), ancestor: oneOf(ANCESTORS) }),
  initial,
  startAt: 0,
  trace,
});

function predict(): Prediction {
  const at = (setup: Setup): number => layoutOf(setup, STEP).box.y;
  const ys = { free: at({ ...initial, ancestor: 'nothing' }), caught: at(initial) };
  const choices = [`It stays on the screen, at ${ys.free}`, `It goes along, to ${ys.caught}`];
  return {
    question: `The box is fixed, its ancestor has transform: scale(1). Where is it when the page is scrolled by ${STEP}?`,
    choices,
    right: layoutOf(initial, STEP).reference === 'the ancestor' ? 1 : 0,
    because: `${trace(initial)[1]!.text} Without the transform: ${trace({ ...initial, ancestor: 'nothing' })[1]!.text}`,
  };
}

export const prediction = predict();
