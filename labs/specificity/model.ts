import { defineLab, fields, matching, oneOf, type Frame, type Prediction } from '@groundwork/labs-kit/model';

import { compare, NoSelector, parse, sum, type Part, type Weight } from './parse';

/** Which of the two rules is in a layer; a rule outside all layers wins against one inside. */
export type Layered = 'none' | 'first' | 'second';

export interface Setup {
  readonly first: string;
  readonly second: string;
  readonly layer: Layered;
}

export interface Side {
  readonly selector: string;
  /** The parts read so far. */
  readonly parts: readonly Part[];
  readonly weight: Weight;
}

export interface State {
  readonly first: Side;
  readonly second: Side;
  /** Whose part was read in this step. */
  readonly at: 'first' | 'second' | null;
  /** The rule that wins, once that is known. */
  readonly winner: 'first' | 'second' | null;
}

export const LONGEST = 48;
/** What may be typed or stand in an address; whether it is a selector, the run tells. */
const SELECTOR = String.raw`[\w.#:*>+~(),[\]="'|^$-](?:[\w .#:*>+~(),[\]="'|^$-]{0,46}[\w.#:*>+~(),[\]="'|^$-])?`;
export const PATTERN = String.raw`[\w .#:*>+~\(\),\[\]="'\|\^$\-]+`;

const WORDS = { first: 'first', second: 'second' } as const;

/** Reads both selectors part by part, then decides between two rules of which the second is written later. */
function trace(setup: Setup): readonly Frame<State>[] {
  const frames: Frame<State>[] = [];
  let state: State = { first: side(setup.first, []), second: side(setup.second, []), at: null, winner: null };
  const say = (text: string, change: Partial<State>): void => {
    state = { ...state, ...change };
    frames.push({ text, state });
  };
  say('Two rules set one property of an element, and both selectors match this element. Nothing is counted yet.', {});
  for (const which of ['first', 'second'] as const) {
    try {
      const parts = parse(setup[which]);
      for (const [index, part] of parts.entries()) {
        const read = side(setup[which], parts.slice(0, index + 1));
        say(
          `${capital(WORDS[which])}: ${part.text} ${part.why}: ${part.weight.join(',')}. So far ${read.weight.join(',')}.`,
          { [which]: read, at: which },
        );
      }
    } catch (error) {
      if (!(error instanceof NoSelector)) throw error;
      say(
        `The ${WORDS[which]} is no selector that this figure reads: ${error.message}. A browser drops a rule that it cannot read.`,
        { at: which, winner: null },
      );
      return frames;
    }
  }
  say(...verdict(setup, state));
  return frames;
}

function verdict({ layer }: Setup, { first, second }: State): [string, Partial<State>] {
  const winner =
    layer === 'none'
      ? compare(first.weight, second.weight) > 0
        ? 'first'
        : 'second'
      : layer === 'first'
        ? 'second'
        : 'first';
  const why = reason(layer, first.weight, second.weight);
  return [`The ${winner} rule wins: ${why}.`, { at: null, winner }];
}

function reason(layer: Layered, first: Weight, second: Weight): string {
  if (layer !== 'none') return 'it is in no layer and the other one is, and layers are compared before specificity';
  const [one, other] = compare(first, second) > 0 ? [first, second] : [second, first];
  if (compare(first, second) === 0) return `both have ${first.join(',')}, and it is written later`;
  const place = one.findIndex((count, index) => count !== other[index]);
  return `${one.join(',')} against ${other.join(',')} is decided by ${['IDs', 'classes', 'types'][place]!}, ${one[place]} to ${other[place]}`;
}

const side = (selector: string, parts: readonly Part[]): Side => ({ selector, parts, weight: sum(parts) });

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

const initial: Setup = { first: 'nav.top li.on a.current', second: 'ul:is(#menu, .list) a', layer: 'none' };

/** Contests worth starting from. */
export const EXAMPLES = {
  'One ID in a list': initial,
  'Nothing in :where()': { first: '.list a', second: ':where(#menu li.on) a', layer: 'none' },
  'Equal, and later': { first: 'a.current', second: 'a:first-child', layer: 'none' },
  'In a layer': { first: '#menu li.on a', second: 'a', layer: 'first' },
  'An ID in :not()': { first: 'a:not(#other)', second: 'a.current.current', layer: 'none' },
} as const satisfies Record<string, Setup>;

export const model = defineLab<Setup, State>({
  name: 'specificity',
  setup: fields(
    { layer: oneOf(['none', 'first', 'second']), first: matching(SELECTOR), second: matching(SELECTOR) },
    '!',
  ),
  initial,
  // The first selector is counted; the second comes next.
  startAt: trace(initial).findIndex(({ state }) => state.at === 'second') - 1,
  trace,
});

/** Whether a text may be compared: what the address could hold, too. */
export const isAllowed = (selector: string): boolean => new RegExp(`^${SELECTOR}$`).test(selector);

function predict(): Prediction {
  const { text, state } = trace(initial).at(-1)!;
  const choices = ['The first', 'The second'];
  return {
    question: `Both selectors match a link. The first, ${initial.first}, has three classes. The second is ${initial.second}. The link is in a ul with the class list, and the ID menu is elsewhere. Which rule wins?`,
    choices,
    right: state.winner === 'first' ? 0 : 1,
    because: `${text} The ID counts, although .list is the argument that matches.`,
  };
}

export const prediction = predict();
