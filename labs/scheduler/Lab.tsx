import type { ReactElement } from 'react';

import { Examples, LabFrame, Options, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { EXAMPLES, model, prediction, type Setup } from './model';
import { COST, LENGTH, type State } from './run';

const SLICES = { 1: '1 ms', 2: '2 ms', 4: '4 ms', 8: '8 ms' } as const;

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  return (
    <>
      <Examples of={EXAMPLES} start={(chosen) => lab.replace(chosen, 0)} />
      <Options
        lab={lab}
        of={{
          slice: ['A turn takes', SLICES],
          message: 'The message comes at (ms)',
        }}
      />
    </>
  );
}

/** One core and three threads: what is saved and loaded at each switch, and who had the core. */
export default function Scheduler(): ReactElement {
  const lab = useLab(model);
  const { now, switches, late } = lab.frame.state;
  return (
    <LabFrame
      lab={lab}
      title="One core, three threads"
      todo="Bet, then step on. Drag the message, or now, along the time."
      then="Make turns shorter, and look at the number of switches."
      notice="What travels at a switch, that each n comes back as it went, and that at no moment there are two bars."
      caption="Each thread goes on with the line and the n with which it was stopped, because they were saved before another got the registers. Simplified: a core has some dozens of registers, the kernel takes no time here, and a message always gets the core at once."
      prediction={prediction}
      numbers={{
        time: `${now} of ${LENGTH} ms`,
        switches: `${switches}, at ${COST} µs: ${switches * COST} µs`,
        'chat ran late by': late === null ? '–' : `${late} ms`,
      }}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={['dotted: an empty place for a register', 'blocked: waits for a message']}
    >
      <Drawing lab={lab} />
    </LabFrame>
  );
}
