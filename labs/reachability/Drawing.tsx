import { useCallback, useMemo, type ReactElement } from 'react';

import type { Lab } from '@groundwork/labs-kit';
import { Graph, NARROW, Still } from '@groundwork/labs-kit/drawings/graph';
import { inWords, nameOf, type State } from './heap';
import { MOST_OPS, type Setup } from './model';
import { pictureOf } from './Picture';
import { scenes } from './scenes';

/** What the picture shows, in words. */
export function described({ scene, variables, objects, edges, queue, levels }: State): string {
  const parts = scenes[scene].objects.map((object) => {
    if (!objects.includes(object)) return `${object}: taken`;
    const fields = edges.filter(({ from }) => from === object);
    const leads = fields.map(({ to, strength }) => `${to}${strength === 'strong' ? '' : ` (${strength})`}`);
    return `${object}: ${inWords(levels[object]!)}${leads.length > 0 ? `, leads to ${leads.join(', ')}` : ''}`;
  });
  const held = variables.map(
    (name) => `${nameOf(name)} leads to ${edges.find(({ from }) => from === name)?.to ?? 'nothing'}`,
  );
  return `Variables: ${held.join(', ') || 'none'}. ${parts.join('; ')}. In the queue: ${queue.join(', ') || 'nothing'}.`;
}

/** Variables, the heap with its boxes, and the queue: what a collection reaches, empties and frees. */
export function Drawing({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { state } = lab.frame;
  const { scene, ops } = lab.setup;
  const of = useCallback((width: number) => pictureOf(state, width), [state]);
  const last = lab.frames.at(-1)!;
  const still = useMemo(() => pictureOf(last.state, NARROW), [last]);
  return (
    <>
      <Graph
        of={of}
        step={lab.position.at}
        says={described(state)}
        isTried={lab.isTried}
        acts={{
          // It happens after the operation that is shown; what came later in the old run is no more.
          pick: (op) => lab.replace({ scene, ops: `${ops.slice(0, state.done)}${op}`.slice(0, MOST_OPS) }),
        }}
      />
      <Still picture={still} says={last.text} />
    </>
  );
}
