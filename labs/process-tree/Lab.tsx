import { useState, type ReactElement } from 'react';
import { Buttons, Choice, Examples } from '../_kit/controls';
import { LabFrame } from '../_kit/LabFrame';
import { MarkSign } from '../_kit/marks';
import { Columns } from '../_kit/rows';
import { useLab, type Lab } from '../_kit/useLab';
import { EXAMPLES, model, MOST_OPS, prediction, type Setup } from './model';
import { FIRST, MOST_PROCESSES, type Op, type State } from './run';
import type { Process } from './table';

const condition = ({ result, reaper }: Process) =>
  result !== null ? `zombie, ${result}` : reaper ? 'runs, subreaper' : 'runs';

/** The table each process below its parent. */
function ProcessTable({ state }: { readonly state: State }): ReactElement {
  return (
    <table>
      <Columns names={['process', 'parent', 'program', 'state']} />
      <tbody>
        {state.table.map((one) => {
          const mark = one.pid === state.at ? state.mark : null;
          return (
            <tr key={one.pid}>
              <th scope="row">
                <span className="lab-cell" data-kind={one.result === null ? 'key' : 'tombstone'} data-mark={mark}>
                  <span>{one.pid}</span>
                  <MarkSign mark={mark} />
                </span>
              </th>
              <td>{one.parent}</td>
              <td>{one.result === null ? one.program : 'none'}</td>
              <td>{condition(one)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const [chosen, choose] = useState(FIRST);
  const { ops } = lab.setup;
  const pids = lab.frames.at(-1)!.state.table.map((one) => one.pid);
  const pid = pids.includes(chosen) ? chosen : 1;
  const act = (what: Op['act']) => () => lab.extend({ ops: [...ops, { act: what, pid }].slice(0, MOST_OPS) });
  return (
    <>
      <Choice
        name="lab-process-tree-pid"
        label="Process, at the end of this run"
        options={Object.fromEntries(pids.map((each) => [`${each}`, `${each}`]))}
        value={`${pid}`}
        onChange={(value) => choose(Number(value))}
      />
      <Buttons
        label="It does"
        actions={{ fork: act('fork'), exec: act('exec'), 'exit 7': act('exit'), wait: act('wait') }}
      />
      <Buttons label="To it" actions={{ 'kill -9': act('kill'), 'Make it a subreaper, or not': act('reaper') }} />
      <Examples of={EXAMPLES} start={(list) => lab.replace({ ops: list }, 0)} />
    </>
  );
}

/** fork, exec, exit, wait: who is in the table, whose child, and who learns how it ended. */
export function ProcessTree(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  const last = state.collected.at(-1);
  return (
    <LabFrame
      lab={lab}
      title="The process table"
      todo="Step on: 101 is killed, then waited for. Then start from “An orphan” and “A subreaper”, and go on from there yourself."
      notice="What a zombie still has, who becomes the parent of an orphan, and who gets the result."
      caption="An ended process leaves the table when its parent waits, and not before. A process that loses its parent goes to the nearest subreaper above it, or to process 1, which always waits."
      prediction={prediction}
      numbers={{
        'in the table': `${state.table.length} of ${MOST_PROCESSES}`,
        zombies: state.table.filter((one) => one.result !== null).length,
        'last result': last ? `${last.result} of ${last.pid}, to ${last.by}` : 'none',
      }}
      controls={<Controls lab={lab} />}
      marks={['put', 'look', 'found', 'absent', 'removed', 'changed']}
    >
      <ProcessTable state={state} />
    </LabFrame>
  );
}
