import { useCallback, type ReactElement } from 'react';

import type { Lab } from '@groundwork/labs-kit';
import { Graph, type Acts } from '@groundwork/labs-kit/drawings/graph';
import { described, moveOf, pictureOf } from './Picture';
import { MOST_MOVES, type Setup, type State } from './run';

/** Five blocks on each other: what a forger changes, where that no longer fits, and what mending it costs. */
export function Drawing({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { frame, position, setup } = lab;
  const { state } = frame;
  const of = useCallback((width: number) => pictureOf(state, width), [state]);
  const acts: Acts = {
    pick(id) {
      if (setup.moves.length < MOST_MOVES) lab.extend({ moves: [...setup.moves, moveOf(id)] });
    },
    nudge: () => undefined,
    drag: () => undefined,
    drop: () => undefined,
  };
  return <Graph of={of} step={position.at} says={described(state)} isTried={lab.isTried} acts={acts} />;
}
