import type { ReactElement } from 'react';
import { Ask, Chip, Choice, Examples, LabFrame, Options, Row, useLab, type Lab, type Mark } from '@groundwork/labs-kit';
import { EXAMPLES, model, MOST_GAPS, prediction } from './model';
import { seconds, TRIP, type Outcome, type Setup, type State } from './run';

const METHODS = { POST: 'POST', GET: 'GET' } as const;
const SERVERS = { '5': '5 s', '75': '75 s', '-': 'never' } as const;
const CLIENTS = { '4': '4 s', '30': '30 s', '60': '60 s', '90': '90 s', '-': 'never' } as const;
const MARK: Readonly<Record<Outcome, Mark>> = { new: 'put', reused: 'found', repeated: 'changed', lost: 'absent' };

interface BeliefProps {
  readonly label: string;
  readonly text: string;
  readonly mark?: Mark | null;
}

/** What one side believes, or what is on the way between them. */
function Belief({ label, text, mark = null }: BeliefProps): ReactElement {
  return (
    <Row label={label}>
      <Chip text={text} mark={mark} />
    </Row>
  );
}

/** Both ends of the newest connection, and every request so far. */
function Ends({ state }: { readonly state: State }): ReactElement {
  const { flight, connection } = state;
  const arrow = flight === null ? 'nothing' : flight.from === 'client' ? `${flight.what} →` : `← ${flight.what}`;
  const differs = state.clientSees !== state.serverSees ? 'changed' : null;
  return (
    <>
      <Belief label="client believes" text={`${connection} is ${state.clientSees}`} mark={differs} />
      <Belief label="on the way" text={arrow} mark={flight?.what === 'reset' ? 'absent' : null} />
      <Belief label="server believes" text={`${connection} is ${state.serverSees}`} mark={differs} />
      <Row label="requests" says="Requests so far" ordered none="none yet">
        {state.requests.map(({ number, outcome }) => (
          <Chip key={number} text={`${number}: ${outcome}`} mark={MARK[outcome]} />
        ))}
      </Row>
    </>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  const limit = (text: string) => (text === '-' ? null : Number(text));
  const written = (value: number | null) => (value === null ? '-' : String(value));
  const again = (changed: Partial<Setup>) => lab.replace({ ...setup, ...changed });
  const more = (text: string) =>
    lab.extend({ ...setup, gaps: [...setup.gaps, Math.round(Number(text) * 10)].slice(0, MOST_GAPS) });
  return (
    <>
      <Examples of={EXAMPLES} start={again} />
      <Options lab={lab} of={{ method: ['Method', METHODS] }} />
      <Choice
        name="lab-keep-alive-server"
        label="Server closes after"
        options={SERVERS}
        value={written(setup.server) as keyof typeof SERVERS}
        onChange={(text) => again({ server: limit(text) })}
      />
      <Choice
        name="lab-keep-alive-client"
        label="Client closes after"
        options={CLIENTS}
        value={written(setup.client) as keyof typeof CLIENTS}
        onChange={(text) => again({ client: limit(text) })}
      />
      <Ask
        id="lab-keep-alive-gap"
        label="Idle seconds"
        start="4.9"
        pattern="[1-9][0-9]?(\.[0-9])?|0\.[1-9]"
        hint="Seconds from 0.1 to 99.9, at most one digit after the point"
        maxLength={4}
        actions={{ 'Then a request': more }}
      />
    </>
  );
}

/** Kept connections: which idle times are safe, which open a new one, and which lose a request. */
export default function KeepAlive(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  const count = (outcome: Outcome) => state.requests.filter((request) => request.outcome === outcome).length;
  return (
    <LabFrame
      lab={lab}
      title="Both ends of an idle connection"
      todo="Step on: the next request leaves after 4.9 s."
      then="Choose GET, and a client that closes after 4 s. Start over, and look for the longest idle time that is safe."
      notice="The moments in which the two ends believe different things, and who acts in them."
      caption={`A request is lost when it leaves within one round trip, ${seconds(TRIP)} here, before the client would hear of the close. A client loses no request if it closes idle connections more than a round trip earlier.`}
      prediction={prediction}
      numbers={{
        time: seconds(state.time),
        connections: state.connection,
        reused: count('reused'),
        repeated: count('repeated'),
        lost: count('lost'),
      }}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={['+ on a new connection', '✓ on a kept one', '≠ sent again, or the ends differ', '✗ lost']}
    >
      <Ends state={state} />
    </LabFrame>
  );
}
