import { byPlace, defineLab, fields, oneOf, type Frame, type Prediction } from '@groundwork/labs-kit/model';

import {
  place,
  PROPERTIES,
  upTo,
  type Content,
  type Items,
  type Layout,
  type Placed,
  type Property,
  type Setup,
} from './rules';

export interface State {
  readonly setup: Setup;
  readonly placed: Placed;
  /** Where the items were a step before. */
  readonly before: Placed;
  readonly property: Property | null;
}

export const CONTENT: readonly Content[] = ['normal', 'start', 'center', 'end', 'space-between'];
export const ITEMS: readonly Items[] = ['normal', 'start', 'center', 'end'];
const LAYOUTS: readonly Layout[] = ['flex', 'wrap', 'grid'];

const NAMES: Readonly<Record<Layout, string>> = {
  flex: 'a flex container without wrap',
  wrap: 'a flex container with wrap',
  grid: 'a grid of three columns',
};

function trace(setup: Setup): readonly Frame<State>[] {
  const placedUpTo = (count: number): Placed => place(upTo(setup, count));
  const steps = PROPERTIES.map((property, index): Frame<State> => {
    const [before, placed] = [placedUpTo(index), placedUpTo(index + 1)];
    return { text: says(setup, property, before, placed), state: { setup, placed, before, property } };
  });
  const [start, end] = [placedUpTo(0), placedUpTo(PROPERTIES.length)];
  return [
    {
      text: `Three items in ${NAMES[setup.layout]}. No property is set: the items begin at the left and stretch to the height of their areas. 40,0 means 40 pixels from the left and 0 from the top.`,
      state: { setup, placed: start, before: start, property: null },
    },
    ...steps,
    { text: summary(setup), state: { setup, placed: end, before: end, property: null } },
  ];
}

function says(setup: Setup, property: Property, before: Placed, placed: Placed): string {
  const value = setup[property];
  const name = `${property}: ${value}`;
  if (value === 'normal') return `${name} is the default: no change.`;
  if (isSame(before, placed)) return `${name} moves nothing${why(setup, property)}.`;
  const isContent = property.endsWith('content');
  const lists = [before, placed].map(({ items }) => items.map(({ x, y }) => `${x},${y}`).join(' '));
  const sizes = placed.items.some(({ height }, index) => height !== before.items[index]!.height);
  const who = isContent ? 'the areas go, with their items,' : 'each item goes to another place in its area,';
  const moved = lists[0] === lists[1] ? 'no item goes to another place' : `${who} from ${lists[0]} to ${lists[1]}`;
  const lower = isContent ? '. The areas and the items become lower' : '. The items no longer stretch';
  return `${name}: ${moved}${sizes ? lower : ''}.`;
}

function why({ layout }: Setup, property: Property): string {
  if (layout !== 'grid' && property === 'justify-items')
    return ': along the main axis of a flex container, no item has free space of its own';
  if (layout === 'flex' && property === 'align-content')
    return ': without wrap, the only flex line fills the container';
  return ': they are there already';
}

function summary(setup: Setup): string {
  const idle = PROPERTIES.filter(
    (property, index) =>
      setup[property] !== 'normal' && isSame(place(upTo(setup, index)), place(upTo(setup, index + 1))),
  );
  return idle.length === 0
    ? 'Done: everything that was set had an effect.'
    : `Done: without effect here ${idle.length === 1 ? 'was' : 'were'} ${idle.join(' and ')}.`;
}

/** Whether no item moves or changes its size; the areas may. */
const isSame = (one: Placed, other: Placed): boolean => JSON.stringify(one.items) === JSON.stringify(other.items);

const initial: Setup = {
  layout: 'flex',
  'justify-content': 'center',
  'align-content': 'center',
  'justify-items': 'center',
  'align-items': 'end',
};

/** Containers worth starting from. */
export const EXAMPLES = {
  'All four, in flex': initial,
  'The same, wrapping': { ...initial, layout: 'wrap' },
  'The same, in a grid': { ...initial, layout: 'grid' },
} as const satisfies Record<string, Setup>;

export const model = defineLab<Setup, State>({
  name: 'alignment',
  setup: fields({
    layout: oneOf(LAYOUTS),
    'justify-content': byPlace(CONTENT),
    'align-content': byPlace(CONTENT),
    'justify-items': byPlace(ITEMS),
    'align-items': byPlace(ITEMS),
  }),
  initial,
  // What all items do together is done; the next step asks for align-content.
  startAt: 1,
  trace,
});

function predict(): Prediction {
  const moves = (property: Property): boolean => {
    const index = PROPERTIES.indexOf(property);
    return !isSame(place(upTo(initial, index)), place(upTo(initial, index + 1)));
  };
  const choices = ['To the middle of the height', 'Nowhere', 'They are no longer stretched'];
  return {
    question: 'The items are centred along the main axis. Where does align-content: center move them?',
    choices,
    right: moves('align-content') ? 0 : 1,
    because: `${trace(initial)[2]!.text} With wrap, the areas can move: ${trace(EXAMPLES['The same, wrapping'])[2]!.text}`,
  };
}

export const prediction = predict();
