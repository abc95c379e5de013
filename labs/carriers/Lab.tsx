import type { ReactElement } from 'react';

import { Examples, LabFrame, Options, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { EXAMPLES, model, prediction } from './model';
import { pins, seatOf, type Setup, type State } from './run';

const KIND_WORDS = { platform: 'platform threads', 21: 'virtual, JDK 21', 25: 'virtual, JDK 25' } as const;
const WAY_WORDS = {
  pause: 'in sleep',
  synchronized: 'in synchronized',
  initialisation: 'in a class initialiser',
} as const;

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const isPool = lab.setup.kind === 'platform';
  return (
    <>
      <Examples of={EXAMPLES} start={(example) => lab.replace({ ...lab.setup, ...example })} />
      <Options
        lab={lab}
        of={{
          kind: ['Threads', KIND_WORDS],
          way: ['They wait', WAY_WORDS],
          carriers: isPool ? 'Threads of the pool' : 'Carriers',
          tasks: isPool ? 'Tasks' : 'Virtual threads',
          wait: 'Each waits, in ticks',
        }}
      />
    </>
  );
}

/** Platform and virtual threads on a few carriers: compute, wait, compute. */
export default function Carriers(): ReactElement {
  const lab = useLab(model);
  const { setup } = lab;
  return (
    <LabFrame
      lab={lab}
      title="Who has the carrier"
      todo="Bet, then step to the end."
      then="Drag how long each thread waits. Then let the threads wait in a class initialiser: native code is on each stack. At last let them wait in synchronized, on JDK 25 and on JDK 21."
      notice="Where the stack of a waiting thread is: in the heap, or on the carrier. And what the threads in line can do."
      caption="A virtual thread that waits leaves its carrier, so one carrier serves many waits. A pinned thread holds its carrier, as a task always holds its platform thread. Simplified: each thread waits once, with a lock and a class of its own. Moving a stack takes no time, and all carriers share one line."
      prediction={prediction}
      numbers={{
        'a waiting thread': pins(setup) ? `holds its ${seatOf(setup)}` : 'unmounts',
        'ticks held': lab.frame.state.held,
      }}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={['dashed: waits', 'bar: rest of the wait']}
    >
      <Drawing lab={lab} />
    </LabFrame>
  );
}
