import type { ReactElement } from 'react';
import { Choice, Slider } from '../_kit/controls';
import { LabFrame } from '../_kit/LabFrame';
import { MarkSign } from '../_kit/marks';
import { useLab, type Lab } from '../_kit/useLab';
import { model, MOST, prediction } from './model';
import { pins, seatOf, type Phase, type Setup, type State, type Task } from './run';

const KIND_WORDS = { platform: 'platform threads', 21: 'virtual, JDK 21', 25: 'virtual, JDK 25' } as const;
const WAY_WORDS = {
  pause: 'in sleep',
  synchronized: 'in synchronized',
  initialisation: 'in a class initialiser',
} as const;

function Chip({ task, state }: { readonly task: Task; readonly state: State }): ReactElement {
  const mark = state.changed.includes(task.name) ? 'changed' : null;
  const left = task.phase === 'waits' ? `, ${task.left} more` : '';
  return (
    <li className="lab-cell" data-kind={task.phase === 'computes' ? 'key' : 'empty'} data-mark={mark}>
      <span>{`${task.name} ${task.phase === 'ready' ? 'is ready' : task.phase === 'done' ? 'is done' : task.phase}${left}`}</span>
      <MarkSign mark={mark} />
    </li>
  );
}

function Row({
  label,
  tasks,
  state,
}: {
  readonly label: string;
  readonly tasks: readonly Task[];
  readonly state: State;
}): ReactElement {
  return (
    <div className="lab-row">
      <span className="lab-row-label">{label}</span>
      <ul className="lab-chips" aria-label={label}>
        {tasks.map((task) => (
          <Chip key={task.name} task={task} state={state} />
        ))}
        {tasks.length === 0 && (
          <li className="lab-cell" data-kind="empty">
            <span>nobody</span>
          </li>
        )}
      </ul>
    </div>
  );
}

/** Carriers with who is on them, and the threads that are on none. */
function Threads({ state, seat }: { readonly state: State; readonly seat: string }): ReactElement {
  const off = (phase: Phase) => state.tasks.filter((task) => task.phase === phase && task.on === null);
  const inLine = state.line.map((name) => state.tasks.find((task) => task.name === name)!);
  return (
    <>
      {Array.from({ length: state.carriers }, (_, carrier) => (
        <Row
          key={carrier}
          label={`${seat} ${carrier + 1}`}
          tasks={state.tasks.filter((task) => task.on === carrier)}
          state={state}
        />
      ))}
      <Row label="in line" tasks={inLine} state={state} />
      <Row label="waiting, unmounted" tasks={off('waits')} state={state} />
      <Row label="done" tasks={off('done')} state={state} />
    </>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  const change = (next: Partial<Setup>) => lab.replace({ ...setup, ...next }, 1);
  return (
    <>
      <Choice
        name="lab-carriers-kind"
        label="Threads"
        options={KIND_WORDS}
        value={setup.kind}
        onChange={(kind) => change({ kind })}
      />
      <Choice
        name="lab-carriers-way"
        label="They wait"
        options={WAY_WORDS}
        value={setup.way}
        onChange={(way) => change({ way })}
      />
      <Slider
        id="lab-carriers-count"
        label="Carriers, or threads of the pool"
        min={1}
        max={MOST.carriers}
        value={setup.carriers}
        onChange={(carriers) => change({ carriers })}
      />
      <Slider
        id="lab-carriers-tasks"
        label="Tasks"
        min={1}
        max={MOST.tasks}
        value={setup.tasks}
        onChange={(tasks) => change({ tasks })}
      />
    </>
  );
}

/** Platform and virtual threads on a few carriers: compute, wait, compute. */
export function Carriers(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  const last = lab.frames.at(-1)!.state;
  return (
    <LabFrame
      lab={lab}
      title="Who has the carrier"
      todo="Step to the end. Then let the threads wait in synchronized, on JDK 25 and on JDK 21, and last in a class initialiser."
      notice="Whether a waiting thread stands on a carrier, and how long the carriers are held by threads that wait."
      caption="A virtual thread that waits leaves its carrier, so one carrier serves many waits. A pinned one holds it, as a platform thread always does. Simplified: all tasks are alike, and changing threads costs nothing."
      prediction={prediction}
      numbers={{
        tick: `${state.now} of ${last.now}`,
        done: `${state.done} of ${state.tasks.length}`,
        'ticks held while waiting': state.held,
        'a waiting thread': pins(lab.setup) ? `holds its ${seatOf(lab.setup.kind)}` : 'unmounts',
      }}
      controls={<Controls lab={lab} />}
      marks={['changed']}
    >
      <Threads state={state} seat={seatOf(lab.setup.kind)} />
    </LabFrame>
  );
}
