import { useCallback, useMemo, type ReactElement } from 'react';

import type { Lab } from '@groundwork/labs-kit';
import { Graph, NARROW, Still } from '@groundwork/labs-kit/drawings/graph';
import { MOST_OPS, type Setup } from './model';
import { pictureOf, sizeOf } from './Picture';
import type { Op, State } from './run';

/** What the picture shows, in words. */
export function described({ table, collected }: State): string {
  const each = table.map(({ pid, parent, program, result, reaper }) => {
    const how = result === null ? `runs ${program}${reaper ? ', subreaper' : ''}` : `zombie, ${result}`;
    return parent === 0 ? `${pid}: ${how}` : `${pid}, child of ${parent}: ${how}`;
  });
  const taken = collected.map(({ pid, by, result }) => `${by} took ${result} of ${pid}`);
  return `${each.join('; ')}. Results: ${taken.join('; ') || 'none taken'}.`;
}

/** The table as a tree: who is whose child, what of an ended process is left, and who takes its result. */
export function Drawing({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { state } = lab.frame;
  const { ops } = lab.setup;
  const run = useMemo(() => sizeOf(lab.frames.map((frame) => frame.state)), [lab.frames]);
  const of = useCallback((width: number) => pictureOf(state, run, width), [state, run]);
  const last = lab.frames.find((frame) => frame.state.gone) ?? lab.frames.at(-1)!;
  const still = useMemo(() => pictureOf(last.state, run, NARROW), [last, run]);
  // It happens after the operation that is shown; what came later in the old run is no more.
  const act = (op: Op): void => lab.replace({ ops: [...ops.slice(0, state.done), op].slice(0, MOST_OPS) });
  return (
    <>
      <Graph
        of={of}
        step={lab.position.at}
        says={described(state)}
        isTried={lab.isTried}
        acts={{
          pick(id) {
            const one = state.table.find(({ pid }) => pid === Number(id));
            if (one) act(one.result === null ? { act: 'exit', pid: one.pid } : { act: 'wait', pid: one.parent });
          },
          remove: (id) => act({ act: 'kill', pid: Number(id) }),
        }}
      />
      <Still picture={still} says={last.text} />
    </>
  );
}
