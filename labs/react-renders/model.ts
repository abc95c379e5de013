import { defineLab, fields, flag, oneOf, type Prediction } from '@groundwork/labs-kit/model';
import { ARRAYS, CAUSES, PLACES, run, type Setup, type State } from './run';

const initial: Setup = { cause: 'box', place: 'children', array: 'made', memo: false, shown: false };

export const model = defineLab<Setup, State>({
  name: 'react-renders',
  setup: fields({
    cause: oneOf(CAUSES),
    place: oneOf(PLACES),
    array: oneOf(ARRAYS),
    memo: flag('1', '0'),
    shown: flag('1', '0'),
  }),
  initial,
  /** Box has been called; Plain, inside it, is next. */
  startAt: 2,
  trace: run,
});

function predict(): Prediction {
  const choices = ['called', 'left out'];
  const frames = model.trace(initial);
  const { state, text } = frames[model.startAt + 1]!;
  return {
    question:
      'App made the elements <Box><Plain /></Box>. Plain is not in memo. The state of Box changed, and React called Box. Is Plain called or left out?',
    choices,
    right: choices.indexOf(state.seen.at(-1)!.verdict),
    because: text,
  };
}

export const prediction = predict();
