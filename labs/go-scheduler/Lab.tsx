import type { ReactElement } from 'react';

import { LabFrame } from '../_kit/LabFrame';
import { Options } from '../_kit/Options';
import { Row } from '../_kit/rows';
import { useLab, type Lab } from '../_kit/useLab';
import { model, MOST, prediction } from './model';
import type { P, Setup, State } from './run';

const WAY_WORDS = { compute: 'computes', call: 'waits in a system call' } as const;

interface NamesProps {
  readonly label: string;
  readonly texts: readonly string[];
  /** Whether the first one is on a thread. */
  readonly first?: boolean;
}

function Names({ label, texts, first = false }: NamesProps): ReactElement {
  return (
    <Row label={label} none="nobody">
      {texts.map((text, at) => (
        <li className="lab-cell" data-kind={first && at === 0 ? 'key' : 'empty'} key={text}>
          {text}
        </li>
      ))}
    </Row>
  );
}

function Place({ p, at }: { readonly p: P; readonly at: number }): ReactElement {
  const running = p.running === null ? [] : [`${p.running} runs`];
  const next = p.next === null ? [] : [`next: ${p.next}`];
  return (
    <Names
      label={`P${at}${p.m === null ? ', no thread' : ` on ${p.m}`}`}
      texts={[...running, ...next, ...p.queue]}
      first={p.running !== null}
    />
  );
}

function Waiting({ state }: { readonly state: State }): ReactElement {
  const blocked = [
    ...state.receivers.map((name) => `${name} receives`),
    ...state.senders.map((name) => `${name} sends`),
  ];
  return (
    <>
      <Names label="global queue" texts={state.global} />
      <Names label="blocked on the channel" texts={blocked} />
      <Names label="in the channel" texts={state.buffer} />
      <Names label="in a system call" texts={state.calls} />
      <Names label="received" texts={state.got} />
    </>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  return (
    <Options
      lab={lab}
      at={0}
      of={{
        way: ['Before it sends, each', WAY_WORDS],
        ps: ['GOMAXPROCS', 1, MOST.ps],
        goroutines: ['Goroutines', 1, MOST.goroutines],
        room: ['Room of the channel', 0, MOST.room],
      }}
    />
  );
}

/** Goroutines (G) on threads (M) through Ps: start, send, receive, block, steal. */
export function GoScheduler(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="Who runs next"
      todo="Answer, then step to the end. Take 2 Ps and look for the steal; then let them wait in a system call, with 1 P again."
      notice="That a goroutine blocked on a channel holds no thread, and one in a system call does."
      caption="A P is the right to run Go code, and a thread M needs one. A new or woken goroutine runs next on its P, the others stand in line, and a P without work steals half of a line. Simplified: the runtime picks its victim at random, may steal the next slot too, interrupts a goroutine that runs for long, and leaves a P in a short call to its thread."
      prediction={prediction}
      numbers={{
        tick: state.now,
        threads: state.threads,
        stolen: state.stolen,
        received: `${state.got.length} of ${lab.setup.goroutines}`,
      }}
      controls={<Controls lab={lab} />}
      marks={[]}
    >
      {state.ps.map((p, at) => (
        <Place key={at} p={p} at={at} />
      ))}
      <Waiting state={state} />
    </LabFrame>
  );
}
