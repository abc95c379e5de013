import type { ReactElement } from 'react';
import { Buttons, Choice, Slider } from '../_kit/controls';
import { LabFrame } from '../_kit/LabFrame';
import { MarkSign } from '../_kit/marks';
import { useLab, type Lab } from '../_kit/useLab';
import { EXAMPLES, model, MOST_LOST, prediction, toggled } from './model';
import { longestWait, MESSAGES, type Setup, type State } from './run';

const TRANSPORTS = { tcp: 'TCP', udp: 'UDP', quic: 'QUIC, a stream for each message' } as const;

interface RowProps {
  readonly label: string;
  readonly messages: readonly number[];
  /** The message that this frame moved to this place. */
  readonly here?: State['at'];
}

/** One place where messages can be. */
function Row({ label, messages, here = null }: RowProps): ReactElement {
  return (
    <div className="lab-row">
      <span className="lab-row-label">{label}</span>
      <ol className="lab-chips" aria-label={label}>
        {messages.length === 0 && <li className="lab-chip-none">nothing</li>}
        {messages.map((message, index) => {
          const mark = here?.message === message ? here.mark : null;
          return (
            <li key={index} className="lab-cell" data-kind="key" data-mark={mark}>
              <span>{MESSAGES[message]!.name}</span>
              <MarkSign mark={mark} />
            </li>
          );
        })}
      </ol>
    </div>
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
        <Row label="sender keeps, not acknowledged" messages={unsure} here={only('removed')} />
      )}
      <Row label="on the way →" messages={state.flying} here={only('put')} />
      {state.transport === 'udp' && (
        <Row label="lost" messages={at?.mark === 'removed' ? [at.message] : []} here={at} />
      )}
      {state.transport === 'tcp' && (
        <Row label="arrived, waits in the kernel" messages={state.waiting} here={only('pass')} />
      )}
      <Row label="program can read" messages={state.readable} here={only('found')} />
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
  const examples = Object.entries(EXAMPLES).map(([name, example]) => [
    name,
    () => lab.replace({ ...setup, ...example }, 0),
  ]);
  return (
    <>
      <Choice
        name="lab-tcp-loss-transport"
        label="Transport"
        options={TRANSPORTS}
        value={setup.transport}
        onChange={(transport) => lab.replace({ ...setup, transport })}
      />
      <Slider
        id="lab-tcp-loss-messages"
        label="Messages"
        min={2}
        max={6}
        value={setup.messages}
        onChange={(messages) => lab.replace({ ...setup, messages }, 0)}
      />
      <Buttons label="Lose packet" actions={Object.fromEntries(toggles)} />
      <Buttons label="Start from" actions={Object.fromEntries(examples)} />
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
