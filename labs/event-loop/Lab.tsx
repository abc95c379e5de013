import type { ReactElement } from 'react';
import { Ask, Buttons } from '../_kit/controls';
import { LabFrame } from '../_kit/LabFrame';
import { MarkSign } from '../_kit/marks';
import { useLab, type Lab } from '../_kit/useLab';
import { EXAMPLES, LONGEST, model, prediction, type Setup } from './model';
import type { State } from './run';

/** The JavaScript that the text stands for; a dot for each step of indentation. */
function Code({ state }: { readonly state: State }): ReactElement {
  return (
    <ol className="lab-blocks" aria-label="The program">
      {state.lines.map(({ depth, text }, index) => {
        const mark = state.line === index + 1 ? 'look' : null;
        return (
          <li key={index}>
            <span className="lab-index">{index + 1}</span>
            <code className="lab-cell" data-kind={mark ? 'key' : 'empty'} data-mark={mark}>
              <span>{'· '.repeat(depth) + text}</span>
              <MarkSign mark={mark} />
            </code>
          </li>
        );
      })}
    </ol>
  );
}

function Row({ label, items }: { readonly label: string; readonly items: readonly string[] }): ReactElement {
  return (
    <div className="lab-row">
      <span className="lab-row-label">{label}</span>
      <ol className="lab-chips" aria-label={label}>
        {items.length === 0 && <li className="lab-chip-none">empty</li>}
        {items.map((item, index) => (
          <li key={index} className="lab-cell" data-kind="key">
            <span>{item}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const start = (text: string) => lab.replace({ text }, 0);
  const examples = Object.entries(EXAMPLES).map(([name, text]) => [name, () => start(text)]);
  return (
    <>
      <Ask
        id="lab-event-loop-text"
        label="Program"
        start={lab.setup.text}
        pattern="[A-Ztmfw\(\) ]{1,48}"
        hint="Capital letters, t( ), m( ), f( ) and w, 48 characters at most"
        maxLength={LONGEST}
        actions={{ Use: start }}
      />
      <Buttons label="Start from" actions={Object.fromEntries(examples)} />
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
      todo="Step on from the end of the script. Then write a program: A logs, t( ) is a timer, m( ) a microtask, f( ) an async function and w an await in it. Predict its letters before you play it."
      notice="Which queue is asked first when the stack is empty, and what is appended to it meanwhile."
      caption="The microtask queue is emptied after each task, new arrivals included, before the page may be drawn or the next task starts. One task queue and timers without delay; a browser has several queues and may choose."
      prediction={prediction}
      numbers={{
        logged: state.output || '–',
        'tasks ended': state.ran.tasks,
        'microtasks ended': state.ran.microtasks,
      }}
      controls={<Controls lab={lab} />}
      marks={['look']}
      signs={['the next to run stands first', 'the stack has its top on the right']}
    >
      <Code state={state} />
      <Row label="Stack" items={state.stack} />
      <Row label="Microtasks" items={state.microtasks} />
      <Row label="Tasks" items={state.tasks} />
    </LabFrame>
  );
}
