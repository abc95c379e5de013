import { defineLab, fields, oneOf, text, type Prediction } from '@groundwork/labs-kit/model';
import { LETTERS, LISTS, MOST, Run, type Setup, type State } from './run';

/** Clicks worth starting from; the first two are those of the note's sample. */
export const EXAMPLES = {
  'the value, three times': 'vvv',
  'a function, three times': 'uuu',
  mixed: 'vufu',
  'after an await': 'vwvwu',
  'the value that n has': 'sfs',
} as const;

const initial: Setup = { text: EXAMPLES['the value, three times'], list: 'n' };
const trace = (setup: Setup) => new Run(setup).frames;

export const model = defineLab<Setup, State>({
  name: 'state-queue',
  setup: fields({ text: text(LETTERS, MOST), list: oneOf(LISTS) }),
  initial,
  /** All three are queued, and nothing has been rendered. */
  startAt: 3,
  trace,
});

function predict(): Prediction {
  const choices = ['0', '1', '3'];
  const frames = trace(initial);
  return {
    question: 'n is 0, and one click has called setN(n + 1) three times. Which number will the page show?',
    choices,
    right: choices.indexOf(String(frames.at(-1)!.state.shown)),
    because: `${frames[model.startAt]!.text} ${frames[model.startAt + 1]!.text}`,
  };
}

export const prediction = predict();
