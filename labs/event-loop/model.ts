import { defineLab, fields, text, type Prediction } from '@groundwork/labs-kit/model';
import { run, type State } from './run';

export interface Setup {
  readonly text: string;
}

export const LONGEST = 48;

/** Programs worth starting from; the first is the note's `order.js`. */
export const EXAMPLES = {
  'The note’s program': 't(A m(B)) t(C) f(D w E) m(F m(G)) H',
  'Two awaits': 'f(A w B w C) f(D w E) F',
  'Microtasks go first': 't(Z) m(A m(B m(C m(D))))',
  'A timer in a timer': 't(A t(B) m(C)) t(D) E',
} as const;

const initial: Setup = { text: EXAMPLES['The note’s program'] };
const trace = ({ text }: Setup) => run(text);

/** The end of the script, when both queues are full and nothing of them ran. */
const startAt = trace(initial).findIndex(({ state }) => state.output.endsWith('H'));

export const model = defineLab<Setup, State>({
  name: 'event-loop',
  setup: fields({ text: text('A-Ztmfw() ', 48) }),
  initial,
  startAt,
  trace,
});

function predict(): Prediction {
  const { output } = trace(initial).at(-1)!.state;
  const choices = ['DHEFGACB', 'DHEFGABC', 'DHEFACGB', 'DEHFGABC'];
  return {
    question:
      'The script has logged D and H, and nothing that it queued has run. What will have been logged at the end?',
    choices,
    right: choices.indexOf(output),
    because:
      'The checkpoint after the script takes E and F, and G, which F queued meanwhile. After timer A there is a checkpoint again, so B comes before timer C.',
  };
}

export const prediction = predict();
