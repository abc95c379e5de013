import type { ReactElement } from 'react';

import { Choice, Slider } from '../_kit/controls';
import { LabFrame } from '../_kit/LabFrame';
import { useLab, type Lab } from '../_kit/useLab';
import { model, MOST, prediction } from './model';
import type { P, Setup, State } from './run';

const WAY_WORDS = { compute: 'computes', call: 'waits in a system call' } as const;

interface RowProps {
  readonly label: string;
  readonly texts: readonly string[];
  /** Whether the first one is on a thread. */
  readonly first?: boolean;
}

function Row({ label, texts, first = false }: RowProps): ReactElement {
  return (
    <div className="lab-row">
      <span className="lab-row-label">{label}</span>
      <ul className="lab-chips" aria-label={label}>
        {texts.length === 0 && <li className="lab-chip-none">nobody</li>}
        {texts.map((text, at) => (
          <li className="lab-cell" data-kind={first && at === 0 ? 'key' : 'empty'} key={text}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Place({ p, at }: { readonly p: P; readonly at: number }): ReactElement {
  const running = p.running === null ? [] : [`${p.running} runs`];
  const next = p.next === null ? [] : [`next: ${p.next}`];
  return (
    <Row
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
      <Row label="global queue" texts={state.global} />
      <Row label="blocked on the channel" texts={blocked} />
      <Row label="in the channel" texts={state.buffer} />
      <Row label="in a system call" texts={state.calls} />
      <Row label="received" texts={state.got} />
    </>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  const change = (next: Partial<Setup>) => lab.replace({ ...setup, ...next }, 0);
  const slider = (part: 'ps' | 'goroutines' | 'room', label: string, min: number) => (
    <Slider
      id={`lab-go-scheduler-${part}`}
      label={label}
      min={min}
      max={MOST[part]}
      value={setup[part]}
      onChange={(value) => change({ [part]: value })}
    />
  );
  return (
    <>
      <Choice
        name="lab-go-scheduler-way"
        label="Before it sends, each"
        options={WAY_WORDS}
        value={setup.way}
        onChange={(way) => change({ way })}
      />
      {slider('ps', 'GOMAXPROCS', 1)}
      {slider('goroutines', 'Goroutines', 1)}
      {slider('room', 'Room of the channel', 0)}
    </>
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
