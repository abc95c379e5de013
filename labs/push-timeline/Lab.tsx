import type { ReactElement } from 'react';

import { Choice, Examples, LabFrame, Options, useLab, type Lab } from '@groundwork/labs-kit';
import { EXAMPLES, model, prediction, worstDelay, type State } from './model';
import { END, type Event, type Kind, type Pattern, type Setup, type Way } from './run';

const WAY_NAMES = {
  polling: 'polling',
  long: 'long polling',
  events: 'server-sent events',
  socket: 'WebSocket',
} as const satisfies Record<Way, string>;
const PATTERN_NAMES = { sparse: 'two pieces', burst: 'in bursts', steady: 'one a second' } as const satisfies Record<
  Pattern,
  string
>;
const SECONDS = { 1: '1 s', 2: '2 s', 3: '3 s' } as const;
const YES_NO = { whole: 'no', breaks: 'at 3.2 s' } as const;

const SIGNS: Readonly<Record<Kind, string>> = {
  ask: '→',
  answer: '←',
  news: '•',
  push: '←',
  break: '✗',
  connect: '⇄',
  lost: '?',
};
const CLIENT = 64;
const SERVER = 24;
const x = (at: number): number => 12 + at * 4.8;

/** Client below, server above, time to the right. */
function Drawing({ state }: { readonly state: State }): ReactElement {
  const { events } = state;
  const last = events.at(-1);
  const words = last ? `At ${last.at / 10} seconds, ${events.length} things have happened.` : 'Nothing has happened.';
  return (
    <svg className="lab-svg lab-tree" viewBox="0 0 312 102" role="img" aria-label={words}>
      <text className="lab-svg-soft lab-svg-left" x={0} y={10}>
        server
      </text>
      <text className="lab-svg-soft lab-svg-left" x={0} y={81}>
        client
      </text>
      <line className="lab-line" x1={x(0)} y1={SERVER} x2={x(END)} y2={SERVER} />
      <line className="lab-line" x1={x(0)} y1={CLIENT} x2={x(END)} y2={CLIENT} />
      {events.map((event, index) => (
        <Mark key={index} event={event} isLast={event === last} />
      ))}
      {[0, 2, 4, 6].map((second) => (
        <text key={second} className="lab-svg-soft" x={x(second * 10)} y={98}>
          {`${second} s`}
        </text>
      ))}
    </svg>
  );
}

function Mark({ event, isLast }: { readonly event: Event; readonly isLast: boolean }): ReactElement {
  const { at, kind } = event;
  const isAtServer = kind === 'news' || kind === 'break';
  return (
    <>
      {!isAtServer && (
        <line className="lab-line" x1={x(at)} y1={SERVER} x2={x(at)} y2={CLIENT} data-mark={isLast ? 'look' : null} />
      )}
      <text
        className={kind === 'news' ? undefined : 'lab-svg-halo'}
        x={x(at)}
        y={isAtServer ? SERVER + 4 : CLIENT + 4}
        data-mark={isLast ? 'look' : null}
      >
        {SIGNS[kind]}
      </text>
    </>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  const set = (change: Partial<Setup>): void => lab.replace({ ...setup, ...change });
  return (
    <>
      <Examples of={EXAMPLES} start={(chosen) => lab.replace(chosen, 0)} />
      <Options
        lab={lab}
        of={{
          way: ['The client uses', WAY_NAMES],
          interval: ['Polling asks every', SECONDS],
          pattern: ['News comes', PATTERN_NAMES],
        }}
      />
      <Choice
        name="lab-push-timeline-breaks"
        label="The network breaks"
        options={YES_NO}
        value={setup.breaks ? 'breaks' : 'whole'}
        onChange={(chosen) => set({ breaks: chosen === 'breaks' })}
      />
    </>
  );
}

/** One client and one server in six seconds: who speaks when, and what it costs. */
export default function PushTimeline(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  const delay = worstDelay(state);
  return (
    <LabFrame
      lab={lab}
      title="Six seconds of news"
      todo="Step on to the end."
      then="Choose another way for the same news, and let the network break."
      notice="Requests that bring nothing, and what is never heard after a break."
      caption="Asking by the clock pays for silence and still hears late. All others hear at once; they differ in requests, and in who repairs a break: a bare socket has nobody."
      prediction={prediction}
      numbers={{
        requests: state.totals.requests,
        'bytes, about': state.totals.bytes,
        heard: Object.keys(state.totals.heard).length,
        'worst delay': delay === null ? 'nothing heard' : `${delay} s`,
      }}
      controls={<Controls lab={lab} />}
      marks={['look']}
      signs={['• news', '→ request', '← heard', '⇄ connection opened', '✗ break', '? never heard']}
    >
      <Drawing state={state} />
    </LabFrame>
  );
}
