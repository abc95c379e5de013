import { useState, type ReactElement } from 'react';
import { Ask, Examples, LabFrame, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { EXAMPLES, LONGEST, model, prediction, type Setup } from './model';
import type { State } from './run';

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const start = (text: string) => lab.replace({ text }, 0);
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
        id="lab-event-loop-text"
        label="Program"
        start={lab.setup.text}
        pattern="[A-Ztmfw\(\) ]{1,48}"
        hint="Capital letters, t(…), m(…), f(…) and w, 48 characters at most"
        maxLength={LONGEST}
        actions={{ Use: start }}
      />
    </>
  );
}

/** The event loop, fed by the reader's own small program. */
export default function EventLoop(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="Tasks, microtasks and your program"
      todo="Step on from the end of the script."
      then="Write a program: A logs, t(…) is a timer, m(…) a microtask, f(…) an async function and w an await in it. Predict its letters before you play it."
      notice="Which queue is asked first when the stack is empty, and what is appended to it meanwhile."
      caption="The microtask queue is emptied after each task, new arrivals included, before the page may be drawn or the next task starts. This lab has one task queue and timers without delay; a browser has several queues and may choose."
      prediction={prediction}
      numbers={{
        logged: state.output || '–',
        'tasks ended': state.ran.tasks,
        'microtasks ended': state.ran.microtasks,
      }}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={[
        'blue: the line that runs',
        'square at a line: what it queues, full when that has run',
        'the next to run stands first',
      ]}
    >
      <Drawing lab={lab} />
    </LabFrame>
  );
}
