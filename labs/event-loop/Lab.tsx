import { useState, type ReactElement } from 'react';
import { Ask, Examples } from '../_kit/controls';
import { LabFrame } from '../_kit/LabFrame';
import { Chip, Row } from '../_kit/rows';
import { useLab, type Lab } from '../_kit/useLab';
import { EXAMPLES, LONGEST, model, prediction, type Setup } from './model';
import type { State } from './run';

const WIDTH = 320;
const ROW = 18;
const STEP = 14;

/** The JavaScript that the text stands for, and the line that runs. */
function Code({ state }: { readonly state: State }): ReactElement {
  const { lines, line } = state;
  const spoken = lines.map(({ text }, index) => `${index + 1}: ${text}`).join(' ');
  return (
    <svg
      className="lab-svg lab-source"
      viewBox={`0 0 ${WIDTH} ${Math.max(1, lines.length) * ROW + 4}`}
      role="img"
      aria-label={`The program. ${spoken}${line === null ? '' : ` Line ${line} runs.`}`}
    >
      {line !== null && (
        <rect className="lab-shape" data-mark="look" x={2} y={(line - 1) * ROW + 2} width={WIDTH - 4} height={ROW} />
      )}
      {lines.map(({ depth, text }, index) => (
        <g key={index}>
          <text className="lab-svg-soft lab-svg-right" x={24} y={index * ROW + 15}>
            {index + 1}
          </text>
          <text className="lab-svg-left" x={42 + depth * STEP} y={index * ROW + 15}>
            {text}
          </text>
        </g>
      ))}
      {line !== null && (
        <text className="lab-svg-left" x={28} y={(line - 1) * ROW + 15}>
          ▸
        </text>
      )}
    </svg>
  );
}

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
export function EventLoop(): ReactElement {
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
      signs={['▸ the line that runs', 'the next to run stands first', 'the stack has its top on the right']}
    >
      <Code state={state} />
      <Items label="Stack" items={state.stack} />
      <Items label="Microtasks" items={state.microtasks} />
      <Items label="Tasks" items={state.tasks} />
    </LabFrame>
  );
}
