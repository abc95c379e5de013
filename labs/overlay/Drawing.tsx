import { useCallback, type ReactElement } from 'react';

import type { Lab } from '@groundwork/labs-kit';
import { Graph, type Acts } from '@groundwork/labs-kit/drawings/graph';
import { PATHS } from './layers';
import { MOST_OPS, type Setup } from './model';
import { described, pictureOf } from './Picture';
import type { Op, State } from './run';

/** The layers below each other, looked at from above: what a program sees of them, and how a search goes down. */
export function Drawing({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { frame, position, setup } = lab;
  const { state } = frame;
  const of = useCallback((width: number) => pictureOf(state, width), [state]);
  const run = (act: Extract<Op, { path: unknown }>['act'], id: string): void => {
    const path = PATHS.find((one) => one === id);
    if (path) lab.extend({ ...setup, ops: [...setup.ops, { act, path }].slice(0, MOST_OPS) });
  };
  const acts: Acts = {
    pick: (id) => run('read', id),
    remove: (id) => run('remove', id),
    nudge: () => undefined,
    drag: () => undefined,
    drop: () => undefined,
  };
  return <Graph of={of} step={position.at} says={described(state)} isTried={lab.isTried} acts={acts} />;
}
