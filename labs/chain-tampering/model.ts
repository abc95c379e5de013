import { closed, defineLab, fields, list, oneOf, type Prediction } from '@groundwork/labs-kit/model';

import { MOST_MOVES, play, TEXTS, type Move, type Setup, type State } from './run';

export type { Setup } from './run';
const MOVES = (['change', 'link', 'mine'] as const).flatMap((kind) =>
  [0, 1, 2, 3, 4].map((index): Move => [kind, index]),
);

const mend = (from: number): readonly Move[] =>
  TEXTS.flatMap((_, index): Move[] =>
    index < from
      ? []
      : index === from
        ? [['mine', index]]
        : [
            ['link', index],
            ['mine', index],
          ],
  );

export const EXAMPLES = {
  'Forge block 1': { moves: [['change', 1], ...mend(1)] },
  'Forge block 3': { moves: [['change', 3], ...mend(3)] },
  'Forge the last': { moves: [['change', 4], ...mend(4)] },
  'Forge and take back': {
    moves: [
      ['change', 2],
      ['change', 2],
    ],
  },
  'Nothing yet': { moves: [] },
} satisfies Record<string, Setup>;

const initial: Setup = EXAMPLES['Forge block 1'];

export const model = defineLab<Setup, State>({
  name: 'chain-tampering',
  setup: fields({
    moves: list(
      oneOf(MOVES, ([kind, index]) => kind[0]! + index),
      MOST_MOVES,
      { none: '-' },
    ),
  }),
  initial,
  startAt: 0,
  trace: (setup) => closed(play(setup), setup.moves.length, MOST_MOVES),
});

/** Blocks that a stranger finds at fault after a change of one. */
export function faultsAfterChange(index: number): readonly number[] {
  const { blocks } = play({ moves: [['change', index]] }).at(-1)!.state;
  return blocks.flatMap(({ work, linked }, at) => (work && linked ? [] : [at]));
}

function predict(): Prediction {
  const faults = faultsAfterChange(1).join(',');
  const choices = { '1': 'Only block 1', '1,2': 'Blocks 1 and 2', '1,2,3,4': 'Block 1 and all after it' };
  return {
    question:
      'One payment in block 1 grows from 5 to 6, and nothing else is done. Which blocks will a stranger find at fault?',
    choices: Object.values(choices),
    right: Object.keys(choices).indexOf(faults),
    because:
      'The new name of block 1 is not below the target, and block 2 still names the old one. Blocks 3 and 4 fit their neighbours as before; they come into play when 2 is mended.',
  };
}

export const prediction = predict();
