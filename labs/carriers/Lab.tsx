import type { ReactElement } from 'react';
import { Chip, LabFrame, Options, Row, Slider, useLab, type Lab } from '@groundwork/labs-kit';
import { model, MOST, prediction } from './model';
import { pins, seatOf, type Phase, type Setup, type State, type Task } from './run';

const KIND_WORDS = { platform: 'platform threads', 21: 'virtual, JDK 21', 25: 'virtual, JDK 25' } as const;
const WAY_WORDS = {
  pause: 'in sleep',
  synchronized: 'in synchronized',
  initialisation: 'in a class initialiser',
} as const;

function TaskChip({ task, state }: { readonly task: Task; readonly state: State }): ReactElement {
  const mark = state.changed.includes(task.name) ? 'changed' : null;
  const left = task.phase === 'waits' ? `, ${task.left} more` : '';
  return (
    <Chip
      text={`${task.name} ${task.phase === 'ready' ? 'is ready' : task.phase === 'done' ? 'is done' : task.phase}${left}`}
      kind={task.phase === 'computes' ? 'key' : 'empty'}
      mark={mark}
    />
  );
}

function Tasks({
  label,
  tasks,
  state,
}: {
  readonly label: string;
  readonly tasks: readonly Task[];
  readonly state: State;
}): ReactElement {
  return (
    <Row label={label}>
      {tasks.map((task) => (
        <TaskChip key={task.name} task={task} state={state} />
      ))}
      {tasks.length === 0 && <Chip text="nobody" kind="empty" />}
    </Row>
  );
}

/** Carriers with who is on them, and the threads that are on none. */
function Threads({ state, seat }: { readonly state: State; readonly seat: string }): ReactElement {
  const off = (phase: Phase) => state.tasks.filter((task) => task.phase === phase && task.on === null);
  const inLine = state.line.map((name) => state.tasks.find((task) => task.name === name)!);
  return (
    <>
      {Array.from({ length: state.carriers }, (_, carrier) => (
        <Tasks
          key={carrier}
          label={`${seat} ${carrier + 1}`}
          tasks={state.tasks.filter((task) => task.on === carrier)}
          state={state}
        />
      ))}
      <Tasks label="in line" tasks={inLine} state={state} />
      <Tasks label="waiting, unmounted" tasks={off('waits')} state={state} />
      <Tasks label="done" tasks={off('done')} state={state} />
    </>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  return (
    <>
      <Options
        lab={lab}
        of={{
          kind: ['Threads', KIND_WORDS],
          way: ['They wait', WAY_WORDS],
        }}
      />
      <Slider
        id="lab-carriers-count"
        label="Carriers, or threads of the pool"
        min={1}
        max={MOST.carriers}
        value={setup.carriers}
        onChange={(carriers) => lab.adjust({ ...setup, carriers })}
      />
      <Options lab={lab} of={{ tasks: 'Tasks' }} />
    </>
  );
}

/** Platform and virtual threads on a few carriers: compute, wait, compute. */
export default function Carriers(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  const last = lab.frames.at(-1)!.state;
  return (
    <LabFrame
      lab={lab}
      title="Who has the carrier"
      todo="Step to the end."
      then="Let the threads wait in synchronized, on JDK 25 and on JDK 21, and last in a class initialiser."
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
