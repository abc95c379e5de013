import { useState, type ReactElement } from 'react';
import { Buttons, Choice, Examples, LabFrame, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { EXAMPLES, model, MOST_OPS, prediction, type Setup } from './model';
import { FIRST, MOST_PROCESSES, type Op, type State } from './run';

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const [chosen, choose] = useState(FIRST);
  const { ops } = lab.setup;
  const pids = lab.frames.at(-1)!.state.table.map((one) => one.pid);
  const pid = pids.includes(chosen) ? chosen : 1;
  const act = (what: Op['act']) => () => lab.extend({ ops: [...ops, { act: what, pid }].slice(0, MOST_OPS) });
  return (
    <>
      <Examples of={EXAMPLES} start={(list) => lab.replace({ ops: list }, 0)} />
      <Choice
        name="lab-process-tree-pid"
        label="Choose a process (of the table after the last step)"
        options={Object.fromEntries(pids.map((each) => [`${each}`, `${each}`]))}
        value={`${pid}`}
        onChange={(value) => choose(Number(value))}
      />
      <Buttons
        label="The chosen process calls"
        actions={{ fork: act('fork'), exec: act('exec'), 'exit 7': act('exit'), wait: act('wait') }}
      />
      <Buttons
        label="Change the chosen process"
        actions={{ 'kill -9': act('kill'), 'subreaper on or off': act('reaper') }}
      />
    </>
  );
}

/** fork, exec, exit, wait: who is in the table, whose child, and who learns how it ended. */
export default function ProcessTree(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  const last = state.collected.at(-1);
  return (
    <LabFrame
      lab={lab}
      title="The process table"
      todo="Press Step: 101 gets kill -9, then 100 calls wait."
      then="Press “An orphan” and “A subreaper”, and step through each run."
      notice="When a zombie leaves the table, which process becomes the parent of an orphan, and which process gets the result."
      caption="In this lab, a process that has ended leaves the table when its parent waits, and not before. An orphan gets the nearest subreaper above it as its parent, otherwise process 1. Process 1 waits for each of its children."
      prediction={prediction}
      numbers={{
        [`processes (at most ${MOST_PROCESSES})`]: state.table.length,
        zombies: state.table.filter((one) => one.result !== null).length,
        'last result': last ? `${last.result} of ${last.pid}; ${last.by} got it` : 'none',
      }}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={['filled: runs', 'hollow: zombie', 'dashes: has left the table', 'Delete on a process: kill -9']}
    >
      <Drawing lab={lab} />
    </LabFrame>
  );
}
