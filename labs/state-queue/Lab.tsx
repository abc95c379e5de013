import { useState, type ReactElement } from 'react';

import { Ask, Chip, Examples, LabFrame, Options, Row, Source, useLab, type Lab } from '@groundwork/labs-kit';
import { EXAMPLES, model, prediction } from './model';
import { codeOf, MOST, type Setup, type State } from './run';

const LISTS = { none: 'no array', n: '[n]', empty: '[]' } as const;

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
      <Examples of={EXAMPLES} start={take} />
      <Ask
        key={taken}
        id="lab-state-queue-text"
        label="Lines of the click"
        start={setup.text}
        pattern={`[vufsw]{1,${MOST}}`}
        hint={`A letter for each line: v, u, f, s or w, ${MOST} at most`}
        maxLength={MOST}
        actions={{ Use: start }}
      />
      <Options lab={lab} of={{ list: ['Dependency array of the effect', LISTS] }} />
    </>
  );
}

/** What one click queues, when React renders it, and which effects follow. */
export default function StateQueue(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="What one click puts into the queue, and when React renders"
      todo="Step until the click is over, and look at the number on the page."
      then="Choose “a function, three times” and do the same. In the field you can also write lines of your own, a letter for each line: v is setN(n + 1), u is setN((n) => n + 1), f is setN(5), s is setN(n), and w is await, where the function waits."
      notice="Inside the function, n stays 0 until the function ends. A cleanup function sees the n of the render that made it."
      caption="React collects the calls of setN in the queue until the function ends or waits. Then React renders once: it takes the entries of the queue in order, and gives each updater function the result before it. After the commit, React runs the old cleanup function and the new setup. The lab shows React without Strict Mode, which would repeat some of these steps."
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
