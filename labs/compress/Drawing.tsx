import { useCallback, useMemo, type ReactElement } from 'react';

import type { Lab } from '@groundwork/labs-kit';
import { Graph, NARROW, Still } from '@groundwork/labs-kit/drawings/graph';
import { described, pictureOf } from './Picture';
import type { Setup, State } from './run';

/** Letters, the pointers that stand for those that come again, and how many bits both take. */
export function Drawing({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { state } = lab.frame;
  const of = useCallback((width: number) => pictureOf(state, width), [state]);
  const done = lab.frames.find((frame) => frame.state.at === frame.state.setup.text.length)!;
  const still = useMemo(() => pictureOf(done.state, NARROW), [done]);
  return (
    <>
      <Graph of={of} step={lab.position.at} says={described(state)} isTried={lab.isTried} />
      <Still picture={still} says={done.text} />
    </>
  );
}
