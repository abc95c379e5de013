import type { LabModel, Prediction } from '../../lib/labModel';
import { ARRAYS, CAUSES, PLACES, run, type Setup, type State } from './run';

const initial: Setup = { cause: 'box', place: 'children', array: 'made', memo: false, shown: false };

const known = <Word extends string>(words: readonly Word[], text: string | undefined): Word | undefined =>
  words.find((word) => word === text);
const FLAGS = ['0', '1'] as const;

export const model: LabModel<Setup, State> = {
  name: 'react-renders',
  initial,
  /** Box has been called; Plain, inside it, is next. */
  startAt: 2,
  trace: run,
  encode: ({ cause, place, array, memo, shown }) => `${cause}.${place}.${array}.${memo ? 1 : 0}.${shown ? 1 : 0}`,
  decode(text) {
    const [first, second, third, fourth, fifth, ...more] = text.split('.');
    const cause = known(CAUSES, first);
    const place = known(PLACES, second);
    const array = known(ARRAYS, third);
    const memo = known(FLAGS, fourth);
    const shown = known(FLAGS, fifth);
    if (!cause || !place || !array || !memo || !shown || more.length > 0) return null;
    return { cause, place, array, memo: memo === '1', shown: shown === '1' };
  },
};

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
