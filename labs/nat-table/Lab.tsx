import type { ReactElement } from 'react';
import { Buttons, Examples } from '../_kit/controls';
import { LabFrame } from '../_kit/LabFrame';
import { Options } from '../_kit/Options';
import { Chip, Row } from '../_kit/rows';
import { useLab, type Lab } from '../_kit/useLab';
import { EXAMPLES, model, MOST_OPS, ops, prediction, type Setup } from './model';
import { LIFE, nameOf, PAUSE, ROUTER, type State } from './run';

const MAPPINGS = { same: 'the same for all destinations', each: 'one for each destination' } as const;
const FILTERINGS = { any: 'everybody', host: 'machines written to', port: 'machines and ports written to' } as const;
const FATES = { way: 'on the way', through: 'goes on', dropped: 'dropped' } as const;

/** The packet of this frame, as it is addressed now. */
function Packet({ packet }: { readonly packet: State['packet'] }): ReactElement {
  const mark = packet === null ? null : ({ way: 'pass', through: 'found', dropped: 'absent' } as const)[packet.fate];
  return (
    <Row label="packet" says="The packet">
      {packet === null && <li className="lab-chip-none">none</li>}
      {packet !== null && <Chip text={packet.from} />}
      {packet !== null && <Chip text={`→ ${packet.to}`} mark={mark} />}
      {packet !== null && <li className="lab-chip-none">{FATES[packet.fate]}</li>}
    </Row>
  );
}

/** The router's memory: whose flow, to whom, and where answers are expected. */
function Table({ state }: { readonly state: State }): ReactElement {
  return (
    <>
      <p className="lab-note">{`Entries of the router: connection, port of ${ROUTER}, seconds left`}</p>
      {state.table.length === 0 && <p className="lab-chip-none">no entry</p>}
      {state.table.map((entry, index) => {
        const mark = state.at?.entry === index ? state.at.mark : null;
        const flow = `${entry.inside} → ${nameOf(entry.outside)}`;
        return (
          <Row key={index} label={flow} says={`Entry of ${flow}`}>
            <Chip text={`:${entry.port}`} mark={mark} />
            <li className="lab-chip-none">{`${Math.max(0, LIFE - entry.age)} s left`}</li>
          </Row>
        );
      })}
    </>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  const act = (word: string) => () => lab.extend({ ...setup, ops: [...setup.ops, ...ops(word)].slice(0, MOST_OPS) });
  return (
    <>
      <Examples of={EXAMPLES} start={(list) => lab.replace({ ...setup, ops: list }, 0)} />
      <Options
        lab={lab}
        of={{
          mapping: ['The router’s port is', MAPPINGS],
          filtering: ['It lets in', FILTERINGS],
        }}
      />
      <Buttons
        label="Out"
        actions={{
          'Laptop → server': act('ls'),
          'Laptop → stranger': act('lt'),
          'Phone → server': act('ps'),
          'Phone → stranger': act('pt'),
        }}
      />
      <Buttons
        label="In"
        actions={{
          'Server → laptop': act('sl'),
          'Stranger → laptop': act('tl'),
          'Stranger, port 54 → laptop': act('ul'),
          'Server → phone': act('sp'),
        }}
      />
      <Buttons label="Time" actions={{ [`Wait ${PAUSE} s`]: act('w') }} />
    </>
  );
}

/** A router that translates addresses: what makes an entry, what fits one, what deletes it. */
export function NatTable(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="The table of a router, packet by packet"
      todo="Press Step: the stranger sends again."
      then="Choose one port for each destination, and start again from “Hole punching”."
      notice="Which packets make an entry, and to which port the stranger sends."
      caption="This router drops what fits no entry, so only packets from inside make entries. If the router does not let in everybody, the stranger’s packet needs two things: the laptop has sent to the stranger first, and the router uses the same port for all destinations."
      prediction={prediction}
      numbers={{ time: `${state.time} s`, entries: state.table.length, passed: state.passed, dropped: state.dropped }}
      controls={<Controls lab={lab} />}
      marks={['put', 'look', 'pass', 'found', 'absent', 'removed']}
      signs={[`an entry is deleted after ${LIFE} s without a packet`]}
    >
      <Packet packet={state.packet} />
      <Table state={state} />
    </LabFrame>
  );
}
