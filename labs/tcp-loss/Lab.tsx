import type { ReactElement } from 'react';
import { Buttons, Examples } from '../_kit/controls';
import { LabFrame } from '../_kit/LabFrame';
import { Options } from '../_kit/Options';
import { Chip, Row } from '../_kit/rows';
import { useLab, type Lab } from '../_kit/useLab';
import { EXAMPLES, model, MOST_LOST, prediction, toggled } from './model';
import { longestWait, MESSAGES, type Setup, type State } from './run';

const TRANSPORTS = { tcp: 'TCP', udp: 'UDP', quic: 'QUIC, a stream for each message' } as const;

interface MessagesProps {
  readonly label: string;
  readonly messages: readonly number[];
  /** The message that this frame moved to this place. */
  readonly here?: State['at'];
}

/** One place where messages can be. */
function Messages({ label, messages, here = null }: MessagesProps): ReactElement {
  return (
    <Row label={label} ordered none="nothing">
      {messages.map((message, index) => {
        const mark = here?.message === message ? here.mark : null;
        return <Chip key={index} text={MESSAGES[message]!.name} mark={mark} />;
      })}
    </Row>
  );
}

/** Where each message is: with the sender, on the way, in the receiver's kernel, read. */
function Places({ state }: { readonly state: State }): ReactElement {
  const { at } = state;
  const unsure = state.messages.flatMap(({ sent, acknowledged }, index) =>
    sent !== null && !acknowledged ? [index] : [],
  );
  const only = (...marks: string[]) => (at && marks.includes(at.mark) ? at : null);
  return (
    <>
      {state.transport !== 'udp' && (
        <Messages label="sender keeps, not acknowledged" messages={unsure} here={only('removed')} />
      )}
      <Messages label="on the way →" messages={state.flying} here={only('put')} />
      {state.transport === 'udp' && (
        <Messages label="lost" messages={at?.mark === 'removed' ? [at.message] : []} here={at} />
      )}
      {state.transport === 'tcp' && (
        <Messages label="arrived, waits in the kernel" messages={state.waiting} here={only('pass')} />
      )}
      <Messages label="program can read" messages={state.readable} here={only('found')} />
      {state.transport !== 'udp' && (
        <p className="lab-note">{`answers on the way ←: ${state.answers.length === 0 ? 'none' : state.answers.join('; ')}`}</p>
      )}
    </>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  const toggles = Array.from({ length: MOST_LOST }, (_, index) => index + 1).map((packet) => [
    `${packet} ${setup.lost.includes(packet) ? '✗' : '→'}`,
    () => lab.replace(toggled(setup, packet), 0),
  ]);
  return (
    <>
      <Options lab={lab} of={{ transport: ['Transport', TRANSPORTS] }} />
      <Options lab={lab} at={0} of={{ messages: ['Messages', 2, 6] }} />
      <Buttons label="Lose packet" actions={Object.fromEntries(toggles)} />
      <Examples of={EXAMPLES} start={(example) => lab.replace({ ...setup, ...example }, 0)} />
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
      todo="Step on until everything is read. Then run the same loss over UDP and QUIC, and start from “Lose the last”."
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
      marks={['put', 'pass', 'found', 'removed']}
      signs={['2 ✗: the second packet to leave gets lost']}
    >
      <Places state={state} />
    </LabFrame>
  );
}
