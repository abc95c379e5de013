import type { ReactElement } from 'react';

import { Examples, LabFrame, Options, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { EXAMPLES, model, prediction, type Setup } from './model';
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
          filtering: ['An entry of yours lets in', FILTERINGS],
          hers: ['Her router', MAPPINGS],
        }}
      />
    </>
  );
}

/** Two homes, the walls of their routers, and packets thrown by hand: what makes an entry, what fits one, what ends it. */
export default function NatTable(): ReactElement {
  const lab = useLab(model);
  const { tables, arrived, dropped } = lab.frame.state;
  return (
    <LabFrame
      lab={lab}
      title="One address for a whole home"
      todo="Bet, then step. Or drag from device to device."
      then="Let her router draw a port for each connection, and throw as before. Then drag the silence."
      notice="Which line of a packet a router changes, what it notes on the way out, and what the packets that get in look like."
      caption="What goes out gets the router’s address and leaves an entry, even if it is dropped later. What gets in comes from whom an entry names, to its port. After 30 seconds without a packet an entry ends, and neither end is told."
      prediction={prediction}
      numbers={{ 'your entries': tables.router.length, hers: tables.router2.length, arrived, dropped }}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={[
        'pale: a packet before a router changed it',
        'hole: an entry, its seconds',
        'dotted: where an answer goes',
        'blue: now',
      ]}
    >
      <Drawing lab={lab} />
    </LabFrame>
  );
}
