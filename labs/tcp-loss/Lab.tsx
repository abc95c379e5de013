import type { ReactElement } from 'react';
import { Buttons, Examples } from '../_kit/controls';
import { LabFrame } from '../_kit/LabFrame';
import { Options } from '../_kit/Options';
import { useLab, type Lab } from '../_kit/useLab';
import { Diagram } from './Diagram';
import { EXAMPLES, model, MOST_LOST, prediction, toggled } from './model';
import { longestWait, type Setup, type State } from './run';

const TRANSPORTS = { tcp: 'TCP', udp: 'UDP', quic: 'QUIC, a stream for each message' } as const;

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  const toggles = Array.from({ length: MOST_LOST }, (_, index) => index + 1).map((packet) => [
    `${packet} ${setup.lost.includes(packet) ? '✗' : '→'}`,
    () => lab.replace(toggled(setup, packet), 0),
  ]);
  return (
    <>
      <Examples of={EXAMPLES} start={(example) => lab.replace({ ...setup, ...example }, 0)} />
      <Options lab={lab} of={{ transport: ['Transport', TRANSPORTS] }} />
      <Options lab={lab} at={0} of={{ messages: ['Messages', 2, 6] }} />
      <Buttons label="Lose packet" actions={Object.fromEntries(toggles)} />
    </>
  );
}

/** One lost packet under TCP, UDP and QUIC: who waits for what, and who never hears of it. */
export function TcpLoss(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="A packet is lost. Who waits?"
      todo="Step on, or drag the ring down, until everything is read. Then run the same loss over UDP and QUIC, and start from “Lose the last”."
      notice="Which message waits although it has arrived, what tells the sender about the gap, and how long it takes when no answer does."
      caption="TCP keeps what came after a gap from the program until the gap is filled; QUIC only what belongs to the same stream; UDP has no gaps to fill. A loss at the end is found by a timer alone."
      prediction={prediction}
      numbers={{
        time: `${state.time} ms`,
        packets: state.packets,
        'sent again': state.again,
        read: `${state.readable.length} of ${state.messages.length}`,
        'longest wait in the kernel': `${longestWait(state)} ms`,
      }}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={[
        'full line: a packet',
        'dotted line: an answer',
        '✗ lost',
        'bar: a message waits in the kernel',
        '2 ✗: the second packet to leave gets lost',
      ]}
    >
      <Diagram frames={lab.frames} at={lab.position.at} onSeek={(at) => lab.move({ seek: at })} />
    </LabFrame>
  );
}
