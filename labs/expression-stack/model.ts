import { defineLab, fields, text, type Frame, type Prediction } from '@groundwork/labs-kit/model';
import { Run, type State } from './run';

export interface Setup {
  readonly expression: string;
}

export const LONGEST = 40;

/** Expressions worth starting from. */
export const EXAMPLES = {
  'Times before plus': '3 + 4 * 2 - 1',
  Brackets: '(3 + 4) * (2 - 1)',
  'Left or right': '2 ^ 3 ^ 2 - 8 - 3',
  'A sign': '-2 ^ 2 + 5',
  'A missing “)”': '2 * (3 + 4',
} as const;

const trace = ({ expression }: Setup): readonly Frame<State>[] => new Run(expression).frames;

const initial: Setup = { expression: EXAMPLES['Times before plus'] };

/** The frame in which the second number has been read and the `*` is next. */
const startAt = trace(initial).findIndex(({ state }) => state.at === 2);

export const model = defineLab<Setup, State>({
  name: 'expression-stack',
  setup: fields({ expression: text('0-9.+\\-*/^() ', 40) }),
  initial,
  startAt,
  trace,
});

function predict(): Prediction {
  const { postfix } = trace(initial).at(-1)!.state;
  const choices = ['3 4 + 2 * 1 -', '3 4 2 * + 1 -', '3 4 2 1 - * +'];
  return {
    question: `In ${initial.expression}, “+” waits on the stack and “*” is next. Which postfix will stand in the output at the end?`,
    choices,
    right: choices.indexOf(postfix.join(' ')),
    because:
      '“*” is computed before “+”, so it goes above “+” and leaves first. When “-” comes, both leave, and then “-” waits.',
  };
}

export const prediction = predict();
