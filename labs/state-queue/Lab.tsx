import { useState, type ReactElement } from 'react';

import { Ask, Examples } from '../_kit/controls';
import { LabFrame } from '../_kit/LabFrame';
import { Options } from '../_kit/Options';
import { Chip, Row } from '../_kit/rows';
import { Source } from '../_kit/Source';
import { useLab, type Lab } from '../_kit/useLab';
import { EXAMPLES, model, prediction } from './model';
import { codeOf, MOST, type Setup, type State } from './run';

const LISTS = { none: 'no list', n: '[n]', empty: '[]' } as const;

function Items({ label, items }: { readonly label: string; readonly items: readonly string[] }): ReactElement {
  return (
    <Row label={label} ordered none="empty">
      {items.map((item, index) => (
        <Chip key={index} text={item} />
      ))}
    </Row>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  const start = (text: string) => lab.replace({ ...setup, text }, 0);
  /** A new field for each example, because a field keeps what was typed into it. */
  const [taken, setTaken] = useState(0);
  const take = (text: string) => {
    setTaken(taken + 1);
    start(text);
  };
  return (
    <>
      <Ask
        key={taken}
        id="lab-state-queue-text"
        label="One click"
        start={setup.text}
        pattern={`[vufsw]{1,${MOST}}`}
        hint={`Letters v, u, f, s and w, ${MOST} at most`}
        maxLength={MOST}
        actions={{ Use: start }}
      />
      <Options lab={lab} of={{ list: ['The effect depends on', LISTS] }} />
      <Examples of={EXAMPLES} start={take} />
    </>
  );
}

/** What one click queues, when React renders it, and which effects follow. */
export function StateQueue(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="What one click queues, and when it is rendered"
      todo="Step on from the full queue. Then write a click: v is setN(n + 1), u is setN((n) => n + 1), f is setN(5), s is setN(n), and w is an await. Predict the number and the renders."
      notice="That n in the function stays 0 to its end, also after an await; and that a cleanup sees the n of its own effect."
      caption="Calls are collected until the function ends or waits. Then React renders once, gives each function what the one before it returned, commits, and runs cleanup and effect. Production; StrictMode does more."
      prediction={prediction}
      numbers={{ 'on the page': state.shown, 'n in the function': state.closed, renders: state.renders }}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={['▸ the line that runs']}
    >
      <Source lines={codeOf(lab.setup.text)} at={state.at === null ? -1 : state.at + 1} />
      <Items label="queue" items={state.queue} />
      <Items label="log" items={state.log} />
    </LabFrame>
  );
}
