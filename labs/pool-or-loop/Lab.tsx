import type { ReactElement } from 'react';
import { Buttons, Examples, LabFrame, Options, Row, Slider, useLab, type Lab } from '@groundwork/labs-kit';
import { EXAMPLES, model, MOST_REQUESTS, MOST_THREADS, prediction } from './model';
import { COST, type Kind, type Phase, type Request, type Setup, type State } from './run';

const SERVERS = {
  pool: 'thread pool',
  blocking: 'loop, blocking calls',
  loop: 'loop, callbacks',
  virtual: 'virtual threads',
} as const;

interface RequestsProps {
  readonly label: string;
  readonly none: string;
  readonly requests: readonly Request[];
}

/** The requests in one place, with what each of them does there. */
function Requests({ label, none, requests }: RequestsProps): ReactElement {
  const says = ({ number, kind, phase, answered }: Request) =>
    `${kind} ${number}${phase === 'done' ? ` at ${answered}` : phase === 'outside' ? '' : `: ${phase}`}`;
  return (
    <Row label={label} ordered none={none}>
      {requests.map((request) => (
        <li
          key={request.number}
          className="lab-cell"
          data-kind="key"
          data-mark={request.phase === 'runs' ? 'look' : null}
        >
          <span>{says(request)}</span>
        </li>
      ))}
    </Row>
  );
}

function Places({ state }: { readonly state: State }): ReactElement {
  const of = (...phases: Phase[]) => state.requests.filter(({ phase }) => phases.includes(phase));
  return (
    <>
      <Requests label="outside" none="nobody" requests={of('outside')} />
      <Requests label="in the server" none="nobody" requests={of('ready', 'runs', 'waits')} />
      <Requests label="answered" none="none yet" requests={of('done')} />
    </>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  const again = (changed: Partial<Setup>) => lab.replace({ ...setup, ...changed });
  const more = (kind: Kind) => () => again({ requests: [...setup.requests, kind].slice(-MOST_REQUESTS) });
  const kinds = Object.keys(COST) as Kind[];
  return (
    <>
      <Examples of={EXAMPLES} start={(requests) => lab.replace({ ...setup, requests }, 0)} />
      <Options lab={lab} of={{ server: ['Server', SERVERS] }} />
      <Slider
        id="lab-pool-or-loop-threads"
        label="Threads of the pool"
        min={1}
        max={MOST_THREADS}
        value={setup.threads}
        onChange={(threads) => lab.adjust({ ...setup, threads, server: 'pool' })}
      />
      <Buttons
        label="One more at the end"
        actions={Object.fromEntries(kinds.map((kind) => [`Add a ${kind}`, more(kind)]))}
      />
    </>
  );
}

/** The same requests through a thread pool, an event loop and virtual threads, on one processor. */
export default function PoolOrLoop(): ReactElement {
  const lab = useLab(model);
  const { time, requests, inside, idle } = lab.frame.state;
  return (
    <LabFrame
      lab={lab}
      title="Two reports and a ping"
      todo="Step on until the ping is answered."
      then="Choose another server: at which tick does it answer the ping? Last, start from a sum and a ping. A sum works for five ticks and waits for nothing."
      notice="Who waits for a thread although the processor is idle, and which two servers answer at the same ticks."
      caption="A report works for 1 tick, waits for 4, works for 1. In a pool, a request waits outside until a thread is free. In a loop with blocking calls, it waits until all requests before it are answered. With callbacks or virtual threads, it waits only for the processor, but a long sum runs to its end first."
      prediction={prediction}
      numbers={{
        tick: time,
        'in the server': inside,
        answered: requests.filter(({ phase }) => phase === 'done').length,
        'idle ticks': idle,
      }}
      controls={<Controls lab={lab} />}
      marks={[]}
    >
      <Places state={lab.frame.state} />
    </LabFrame>
  );
}
