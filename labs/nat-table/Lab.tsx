import type { ReactElement } from 'react';

import { Examples, LabFrame, Options, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { EXAMPLES, model, prediction, type Setup } from './model';
import { LIFE } from './rules';
import type { State } from './run';

const MAPPINGS = { same: 'keeps the port if it can', each: 'draws one for each connection' } as const;
const FILTERINGS = { port: 'that address and port', host: 'that address', any: 'anybody' } as const;

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  return (
    <>
      <Examples of={EXAMPLES} start={(chosen) => lab.replace(chosen, 0)} />
      <Options
        lab={lab}
        of={{
          mapping: ['Your router', MAPPINGS],
          filtering: ['Through a hole of yours comes', FILTERINGS],
          hers: ['Her router', MAPPINGS],
        }}
      />
    </>
  );
}

/** Two homes, the walls of their routers, and packets thrown by hand: what opens a hole, what fits one, what closes it. */
export default function NatTable(): ReactElement {
  const lab = useLab(model);
  const { tables, arrived, dropped } = lab.frame.state;
  return (
    <LabFrame
      lab={lab}
      title="Two homes, two walls"
      todo="Bet, then step. Or drag a packet from device to device."
      then="Let her router draw a port for each connection, and throw as before. Then drag the silence."
      notice="Which end of a packet a wall changes, what a packet leaves behind on its way out, and what the packets that get in look like."
      caption="A packet that goes out opens a hole in its own wall, even if it is dropped later. A packet gets in if it comes from where the hole expects it, to the port of the hole. Here a hole closes after 30 seconds without a packet, and neither end is told."
      prediction={prediction}
      numbers={{ 'your holes': tables.router.length, hers: tables.router2.length, arrived, dropped }}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={[
        'two chips: a packet, with its upper end above its lower one',
        `gap: a hole, as wide as it has of its ${LIFE} s left`,
        'dashed: what fits it',
        'blue: now',
      ]}
    >
      <Drawing lab={lab} />
    </LabFrame>
  );
}
