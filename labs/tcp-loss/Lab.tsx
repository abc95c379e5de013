import type { ReactElement } from 'react';

import { Examples, LabFrame, Options, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { EXAMPLES, model, predictionOf, toggled, type Setup, type State } from './model';
import { longestWait } from './run';

const TRANSPORTS = { tcp: 'TCP', udp: 'UDP', quic: 'QUIC, a stream for each word' } as const;

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  return (
    <>
      <Examples of={EXAMPLES} start={(example) => lab.replace({ ...lab.setup, ...example })} />
      <Options lab={lab} of={{ transport: ['Carried by', TRANSPORTS], messages: 'Words' }} />
    </>
  );
}

/** One lost packet under TCP, UDP and QUIC: who waits for what, and who never hears of it. */
export default function TcpLoss(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="A packet is lost. Who waits?"
      todo="Click a packet’s arrow to lose that packet, and again to spare it. Drag the blue “now”."
      notice="Which words wait although they have arrived, what tells the client about the gap, and how long it takes when no answer does."
      caption="TCP keeps what came after a gap from the program until the gap is filled; QUIC only what belongs to the same stream; UDP has no gaps to fill. A loss at the end is found by a timer alone."
      prediction={predictionOf(lab.setup)}
      numbers={{
        time: `${state.time} ms`,
        packets: state.packets,
        'sent again': state.again,
        read: `${state.readable.length} of ${state.messages.length}`,
        'longest wait in the kernel': `${longestWait(state)} ms`,
      }}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={['circle: a word, filled when it is sent again', '✗ lost', 'bar: it lasts so long']}
    >
      <Drawing lab={lab} onLose={(packet) => lab.replace(toggled(lab.setup, packet))} />
    </LabFrame>
  );
}
