import { defineLab, fields, oneOf, type Frame, type Prediction } from '@groundwork/labs-kit/model';

import { fates, type Fate, type Order, type Script, type Send, type Setup, type Style } from './run';

export interface State {
  readonly second: number;
  readonly tokens: readonly Fate[];
  /** What the reader sees, in the order of the page. */
  readonly shown: readonly string[];
}

export const SENDS: readonly Send[] = ['parts', 'whole'];
export const SCRIPTS: readonly Script[] = ['none', 'blocking', 'defer'];
export const STYLES: readonly Style[] = ['none', 'head', 'middle'];
export const ORDERS: readonly Order[] = ['last', 'first', 'slots'];

const PAGE = ['Orders', 'First', 'Second', 'Third', 'Fourth'];
/** Half a second, so that there is a moment after each event. */
const STEP = 0.5;

export function shownAt(tokens: readonly Fate[], second: number): readonly string[] {
  const there = new Set(tokens.filter(({ painted }) => painted <= second).map(({ name }) => name));
  return PAGE.filter((name) => there.has(name));
}

const list = (names: readonly string[]): string => (names.length === 0 ? 'nothing' : names.join(', '));
const news = (tokens: readonly Fate[], second: number, when: (token: Fate) => number): string[] =>
  tokens.filter((token) => when(token) <= second && when(token) > second - STEP).map(({ name }) => name);

function sentence(tokens: readonly Fate[], second: number): string {
  const arrived = news(tokens, second, ({ arrives }) => arrives);
  const loaded = news(tokens, second, ({ loaded }) => loaded);
  const waiting = tokens.filter(({ arrives, parsed }) => arrives <= second && parsed > second).map(({ name }) => name);
  const unpainted = tokens.filter(
    ({ kind, parsed, painted }) => kind === 'text' && parsed <= second && painted > second,
  );
  return [
    `Second ${second}:`,
    ...(arrived.length > 0 ? [`${list(arrived)} arrived.`] : []),
    ...(loaded.length > 0 ? [`${list(loaded)} ${loaded.length === 1 ? 'is' : 'are'} loaded.`] : []),
    `Shown: ${list(shownAt(tokens, second))}.`,
    ...(waiting.length > 0 ? [`Arrived, and not in the tree: ${list(waiting)}.`] : []),
    ...(unpainted.length > 0 ? [`In the tree, and not painted: ${list(unpainted.map(({ name }) => name))}.`] : []),
  ].join(' ');
}

function trace(setup: Setup): readonly Frame<State>[] {
  const tokens = fates(setup);
  const end = Math.max(...tokens.map(({ parsed, painted }) => (Number.isFinite(painted) ? painted : parsed)), 3);
  const count = end / STEP + 1;
  return Array.from({ length: count }, (_, index) => {
    const second = index * STEP;
    return { text: sentence(tokens, second), state: { second, tokens, shown: shownAt(tokens, second) } };
  });
}

/** The note's sample. */
const initial: Setup = { send: 'parts', script: 'blocking', style: 'middle', order: 'last' };

/** Pages worth starting from. */
export const EXAMPLES = {
  'The sample': initial,
  'The script defers': { ...initial, script: 'defer' },
  'Stylesheet in the head': { send: 'parts', script: 'none', style: 'head', order: 'last' },
  'A proxy collects it': { send: 'whole', script: 'none', style: 'none', order: 'last' },
  'The slow part has a slot': { send: 'parts', script: 'none', style: 'none', order: 'slots' },
} as const satisfies Record<string, Setup>;

export const model = defineLab<Setup, State>({
  name: 'html-stream',
  setup: fields({ send: oneOf(SENDS), script: oneOf(SCRIPTS), style: oneOf(STYLES), order: oneOf(ORDERS) }),
  initial,
  // The middle has arrived, and the parser stands at the script.
  startAt: 2,
  trace,
});

function predict(): Prediction {
  const third = fates(initial).find(({ name }) => name === 'Third')!;
  const without = fates({ ...initial, script: 'none', style: 'none' }).find(({ name }) => name === 'Third')!;
  const choices = [without.painted, third.painted, third.painted + 2].map((second) => `In second ${second}`);
  return {
    question:
      'The third order arrives in second 1, behind slow.js and late.css, which take two seconds each. When is it shown?',
    choices,
    right: choices.indexOf(`In second ${third.painted}`),
    because: `Both files were asked for in second 1, slow.js by the parser and late.css by the preload scanner, so their times do not add up. Without both it would be shown in second ${without.painted}.`,
  };
}

export const prediction = predict();
