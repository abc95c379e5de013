import { useState, type ReactElement } from 'react';

import { Ask, Buttons, Choice, Examples, LabFrame, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { EXAMPLES, mode, model, MOST_OPS, prediction, type Setup } from './model';
import { ACTS, USERS, type Act, type Modes, type User } from './rules';
import type { State } from './run';

const PEOPLE = {
  ana: 'ana, owner of plan.txt, in staff',
  ben: 'ben, in staff',
  cyd: 'cyd, not in staff',
  root: 'root, owner of team',
} as const satisfies Record<User, string>;

const LABELS: Readonly<Record<Act, string>> = {
  read: 'Read',
  write: 'Write',
  run: 'Run',
  delete: 'Delete',
  create: 'Create in team',
  list: 'List team',
};

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { modes, ops } = lab.setup;
  const [user, choose] = useState<User>('ana');
  const ask = (act: Act) => () => lab.extend({ modes, ops: [...ops, { user, act }].slice(0, MOST_OPS) });
  const chmod = (place: 'dir' | 'file') => (text: string) => {
    const bits = mode(place === 'file' ? text.slice(-3) : text, place);
    if (bits !== null) lab.replace({ modes: { ...modes, [place]: bits }, ops });
  };
  const start = (chosen: Modes) => () => lab.replace({ modes: chosen, ops: [] }, 0);
  return (
    <>
      <Examples of={EXAMPLES} start={(modes) => start(modes)()} />
      <Choice name="lab-permission-bits-user" label="Who" options={PEOPLE} value={user} onChange={choose} />
      <Buttons label="Asks to" actions={Object.fromEntries(ACTS.map((act) => [LABELS[act], ask(act)]))} />
      <Ask
        id="lab-permission-bits-mode"
        label="Mode"
        start="640"
        numeric
        pattern="1?[0-7]{3}"
        hint="Three digits from 0 to 7; a 1 before them makes team sticky"
        maxLength={4}
        actions={{ 'chmod plan.txt': chmod('file'), 'chmod team': chmod('dir') }}
      />
    </>
  );
}

const ANSWERS = { allowed: 'granted', EACCES: 'Permission denied', EPERM: 'Operation not permitted' } as const;

function numbers(state: State): Record<string, string> {
  return {
    asked: state.op === null ? 'nothing yet' : `${state.op.user}, ${LABELS[state.op.act].toLowerCase()}`,
    answer: state.answer === null ? 'not yet known' : ANSWERS[state.answer],
    'who is in staff': USERS.slice(0, 2).join(' and '),
  };
}

/** Permission bits: who may do what with a file in a directory, check by check. */
export default function PermissionBits(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="Who may do what, check by check"
      todo="Step on: ana asks to write to her own file."
      then="Change a mode, and let others ask."
      notice="Which one class is chosen in each place, and that a deletion never looks at the bits of plan.txt. The table shows all answers at once."
      caption="The first class that fits decides alone, in the directory first and in the file after it. Rights of other classes are never added."
      prediction={prediction}
      numbers={numbers(state)}
      controls={<Controls lab={lab} />}
      marks={['look', 'found', 'absent']}
      signs={['▶ the class that counts']}
    >
      <Drawing state={state} />
    </LabFrame>
  );
}
