import { defineLab, fields, text, whole, type Prediction } from '@groundwork/labs-kit/model';

import { shown, WIDEST } from './lz';
import { Run, type Setup, type State } from './run';

export type { Setup } from './run';

export const LONGEST_TEXT = 40;
export const NARROWEST = 2;

/** Runs worth starting from: the note's sample, a single letter, and a text in which no three letters come twice. */
export const EXAMPLES = {
  'The sample': 'the cat, the hat, ha ha ha ha!',
  'One letter': 'aaaaaaaaaaaaaaaaaaaaaaaa',
  'Nothing repeats': 'sphinx of black quartz',
} as const;

const trace = (setup: Setup) => new Run(setup).frames;
const initial: Setup = { text: EXAMPLES['The sample'], reach: WIDEST };

/** The frame before the pointer that overlaps itself. */
const overlap = trace(initial).findIndex(
  ({ state }) => state.match !== null && state.match.length > state.match.to - state.match.from,
);

export const model = defineLab<Setup, State>({
  name: 'compress',
  setup: fields({ reach: whole(NARROWEST, WIDEST), text: text('a-z ,!', LONGEST_TEXT, '_') }),
  initial,
  startAt: overlap - 1,
  trace,
});

function predict(): Prediction {
  const frames = trace(initial);
  const { at, tokens } = frames[overlap - 1]!.state;
  const next = frames[overlap + 1]!.state;
  const pointers = next.tokens.length - tokens.length;
  const part = shown(initial.text.slice(at, next.at));
  return {
    question: `“${part}” comes next. Of these nine letters only “${part.slice(0, 3)}” stand there already. How many pointers are they?`,
    choices: ['One', 'Three', 'None, they go as letters'],
    right: [1, 3, 0].indexOf(pointers),
    because: `${frames[overlap + 1]!.text} The receiver copies letter by letter, so when it needs the fourth it has just written it.`,
  };
}

export const prediction = predict();
