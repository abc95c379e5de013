import type { ReactElement } from 'react';

import { Buttons, Choice, LabFrame, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { nameOf, type State } from './heap';
import { model, MOST_OPS, prediction, RUNS, type Setup } from './model';
import { SCENES, scenes, type Name } from './scenes';

const TITLES = Object.fromEntries(SCENES.map((name) => [name, scenes[name].title])) as Record<Name, string>;

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { scene, ops } = lab.setup;
  const act = (op: string) => () => lab.extend({ scene, ops: `${ops}${op}`.slice(0, MOST_OPS) });
  const { variables } = lab.frames.at(-1)!.state;
  const drops = scenes[scene].variables.flatMap((name, index) =>
    variables.includes(name) ? [[`${nameOf(name)} = null`, act(String(index))] as const] : [],
  );
  return (
    <>
      <Choice
        name="lab-reachability-scene"
        label="Objects"
        options={TITLES}
        value={scene}
        onChange={(chosen) => lab.replace({ scene: chosen, ops: RUNS[chosen] }, 0)}
      />
      <Buttons label="Program" actions={{ ...Object.fromEntries(drops), 'Take from the queue': act('q') }} />
      <Buttons label="Collector" actions={{ Collect: act('g'), 'Collect, memory short': act('m') }} />
      <Buttons label="Operations" actions={{ 'Begin without any': () => lab.replace({ scene, ops: '' }, 0) }} />
    </>
  );
}

/** Soft, weak and phantom references, and what a collection does with them, one step at a time. */
export default function Reachability(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="Which objects are kept, and which boxes are emptied?"
      todo="Step through the second collection."
      then="Choose other objects, and say before each step what the collector will find."
      notice="That the best way to an object counts, and that one ordinary reference from a value back to its key makes a weak box useless."
      caption="The collector keeps what ordinary references reach, and what soft ones reach while memory is not short. Then it empties weak boxes, then phantom ones, and queues them."
      prediction={prediction}
      numbers={{
        objects: state.objects.length,
        'in the queue': state.queue.join(', ') || '–',
        variables: state.variables.map(nameOf).join(', ') || '–',
      }}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={[
        'dashes: a soft, weak or phantom reference',
        'full phantom box: get() is null all the same',
        'a box and its object have one colour',
        'pale: not kept so far',
      ]}
    >
      <Drawing lab={lab} />
    </LabFrame>
  );
}
