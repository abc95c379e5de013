import type { ReactElement } from 'react';

import { Ask, Chip, Choice, LabFrame, Options, Row, useLab, type Lab } from '@groundwork/labs-kit';
import { KEY, model, prediction } from './model';
import { condition, LIMIT, NAMES, QUEUES, type Setup, type State } from './run';

const TYPE_WORDS = { direct: 'direct', fanout: 'fanout', topic: 'topic', headers: 'headers' } as const;
const ANSWER_WORDS = {
  ack: 'acknowledges',
  requeue: 'rejects, requeue',
  reject: 'rejects, no requeue',
  crash: 'loses the connection',
} as const;
const HEADER_WORDS = {
  'pdf true': 'pdf, paid',
  'pdf false': 'pdf, not paid',
  'png true': 'png, paid',
  'png false': 'png, not paid',
} as const;

function Bindings({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  return (
    <>
      {lab.frame.state.bindings.map((binding) => {
        const mark = binding.fits === null ? null : binding.fits ? 'found' : 'absent';
        const label = `binding to ${binding.queue}`;
        return (
          <Row key={binding.queue} label={label}>
            <Chip text={condition(lab.setup.type, binding)} kind={binding.fits ? 'key' : 'empty'} mark={mark} />
          </Row>
        );
      })}
    </>
  );
}

function Queues({ state }: { readonly state: State }): ReactElement {
  return (
    <Row label="queues" says="Queues">
      {QUEUES.map((queue) => {
        const held = state.held && state.followed === queue;
        const text = state.queues[queue] === 0 ? 'empty' : held ? '1 unacknowledged' : '1 ready';
        return (
          <li className="lab-cell" data-kind={state.queues[queue] === 0 ? 'empty' : 'key'} key={queue}>
            {`${queue}: ${text}`}
          </li>
        );
      })}
      <li className="lab-cell" data-kind={state.dead === 0 ? 'empty' : 'key'}>
        {`dead: ${state.dead === 0 ? 'empty' : '1 ready'}`}
      </li>
    </Row>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  const change = (next: Partial<Setup>) => lab.replace({ ...setup, ...next });
  const pair = `${setup.headers.type} ${setup.headers.paid}` as keyof typeof HEADER_WORDS;
  return (
    <>
      <Options lab={lab} of={{ type: ['Exchange', TYPE_WORDS] }} />
      {setup.type === 'headers' ? (
        <Choice
          name="lab-exchanges-headers"
          label="Headers"
          options={HEADER_WORDS}
          value={pair}
          onChange={(next) => {
            const [type = 'pdf', paid = 'true'] = next.split(' ');
            change({ headers: { type, paid } });
          }}
        />
      ) : (
        <Ask
          id="lab-exchanges-key"
          label="Routing key"
          start={setup.key}
          pattern={KEY}
          hint="one to three words of letters and digits, with dots between"
          maxLength={26}
          actions={{ Publish: (key) => change({ key }) }}
        />
      )}
      <Options lab={lab} of={{ answer: ['The consumer', ANSWER_WORDS] }} />
    </>
  );
}

/** One message from its exchange into queues, and one copy until it is gone. */
export default function Exchanges(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="The way of a message"
      todo="Step to the end."
      then="Publish eu.paid and eu.de.paid, look for a key that reaches nobody in the direct exchange, and let the consumer acknowledge."
      notice="When the publisher gets its confirm, and how often a message is delivered that is never acknowledged."
      caption={`Bindings decide at once who gets a copy; an acknowledgement decides when it is gone. The queues here have a delivery limit of ${LIMIT} and name a queue for dead letters, as in life.mjs.`}
      prediction={prediction}
      numbers={{
        exchange: NAMES[lab.setup.type],
        deliveries: state.deliveries,
        'the message is': state.fate,
      }}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={['✓ fits', '✗ does not fit']}
    >
      <Bindings lab={lab} />
      <Queues state={state} />
    </LabFrame>
  );
}
