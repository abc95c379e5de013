import { useState, type ReactElement } from 'react';

import { Ask, Buttons, Choice, Examples, LabFrame, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { EXAMPLES, model, MOST_OPS, prediction, room, type Setup } from './model';
import type { Op, State } from './run';

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { state } = lab.frames.at(-1)!;
  const names = state.alive.map(({ numbers }) => String(numbers[0])).sort((a, b) => Number(a) - Number(b));
  const [chosen, choose] = useState('2');
  const who = names.includes(chosen) ? chosen : names.at(-1)!;
  const act = (what: Op['act'], target = 0) => {
    if (!room(state, what) || lab.setup.length >= MOST_OPS) return;
    lab.extend([...lab.setup, { act: what, who: Number(who), target }]);
  };
  return (
    <>
      <Examples of={EXAMPLES} start={(list) => lab.replace(list, 0)} />
      <Choice
        name="lab-pid-namespaces-who"
        label="Process left at the end (number on the host)"
        options={Object.fromEntries(names.map((name) => [name, name]))}
        value={who}
        onChange={choose}
      />
      <Buttons label="It calls" actions={{ 'fork()': () => act('f'), 'unshare(CLONE_NEWPID)': () => act('u') }} />
      <Ask
        id="lab-pid-namespaces-target"
        label="kill, to the number that it knows"
        start="1"
        numeric
        pattern="[1-9]|[1-5][0-9]"
        hint="A whole number from 1 to 59"
        maxLength={2}
        actions={{ SIGKILL: (text) => act('k', Number(text)), SIGTERM: (text) => act('t', Number(text)) }}
      />
    </>
  );
}

function numbers(state: State): Record<string, string | number> {
  return {
    processes: state.alive.length,
    namespaces: state.spaces.length,
    'last call': state.word,
  };
}

/** PID namespaces: fork, unshare and kill, with the number of each process in each namespace. */
export default function PidNamespaces(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="One process, several numbers"
      todo="Step on: process 2 of A kills process 1."
      then="Choose a process left at the end and let it fork, unshare or kill."
      notice="Who has a number in which namespace, from where process 1 can be ended, and what is left of its namespace."
      caption="A process has a number in its own PID namespace and in each one around it. Process 1 is safe from inside, and its end is the end of all in there."
      prediction={prediction}
      numbers={numbers(state)}
      controls={<Controls lab={lab} />}
      marks={['put', 'look', 'removed']}
      signs={['a dot: not visible from there', 'at most 9 processes in 4 namespaces']}
    >
      <Drawing state={state} />
    </LabFrame>
  );
}
