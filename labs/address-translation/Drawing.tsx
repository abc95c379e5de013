import { useCallback, useMemo, type ReactElement } from 'react';

import type { Lab } from '@groundwork/labs-kit';
import { Graph, NARROW, Still } from '@groundwork/labs-kit/drawings/graph';
import { model, MOST_OPS, type Setup } from './model';
import { momentsOf } from './moments';
import { pictureOf } from './Picture';
import type { Leaf, State } from './run';
import { lastLevel } from './space';

function saysOf({ tlb, leaves, size, killed }: State): string {
  const list = (all: readonly Leaf[]): string =>
    all.map(({ index, frame, writable }) => `${index} in frame ${frame}${writable ? '' : ', read only'}`).join('; ');
  const end = killed ? ' The process is gone.' : '';
  return `TLB: ${list(tlb) || 'empty'}. The last of ${5 - lastLevel(size)} tables: ${list(leaves) || 'empty'}.${end}`;
}

/** From a page to its frame: a short way by the TLB, a walk through the tables, or down to the kernel. */
export function Drawing({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup, position } = lab;
  const { at } = position;
  const { state } = lab.frame;
  const moments = useMemo(() => momentsOf(setup), [setup]);
  const of = useCallback((width: number) => pictureOf(moments[at]!, width), [moments, at]);
  /** For paper: how the last three accesses end. */
  const stills = useMemo(() => {
    const frames = model.trace(setup);
    const ends = moments.flatMap(({ results }, step) =>
      moments[step + 1]?.results.length === results.length ? [] : [step],
    );
    return ends
      .slice(-2)
      .map((step) => ({ step, says: frames[step]!.text, picture: pictureOf(moments[step]!, NARROW) }));
  }, [setup, moments]);
  // It is written after the access that is shown; what came later in the old run is no more.
  const write = (page: string): void => {
    const ops = [...setup.ops.slice(0, state.counts.accesses), { act: 'write', page: Number(page) } as const];
    lab.replace({ ...setup, ops: ops.slice(0, MOST_OPS) });
  };
  return (
    <>
      <Graph of={of} step={at} says={saysOf(state)} isTried={lab.isTried} acts={{ pick: write }} />
      {stills.map(({ step, says, picture }) => (
        <Still key={step} picture={picture} says={says} />
      ))}
    </>
  );
}
