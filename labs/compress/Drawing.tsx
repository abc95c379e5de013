import { useCallback, useMemo, type ReactElement } from 'react';

import type { Lab } from '@groundwork/labs-kit';
import { Graph, Still } from '@groundwork/labs-kit/drawings/graph';
import { described, pictureOf } from './Picture';
import type { Setup, State } from './run';

const SIZES = [
  { kind: 'narrow', width: 336 },
  { kind: 'wide', width: 686 },
];

/** Letters, the pointers that stand for those that come again, and how many bits both take. */
export function Drawing({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { state } = lab.frame;
  const of = useCallback((width: number) => pictureOf(state, width), [state]);
  const done = lab.frames.find((frame) => frame.state.at === frame.state.setup.text.length)!;
  const still = useMemo(() => pictureOf(done.state, SIZES[0]!.width), [done]);
  return (
    <>
      <Graph of={of} sizes={SIZES} step={lab.position.at} says={described(state)} isTried={lab.isTried} />
      <Still picture={still} says={done.text} />
    </>
  );
}
