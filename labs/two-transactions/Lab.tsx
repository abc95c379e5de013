import type { ReactElement } from 'react';

import { Buttons, Examples, LabFrame, Options, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { EXAMPLES, model, MOST_ACTS, prediction, type Setup } from './model';
import { lost, type Act, type Name, type State } from './run';

const LEVELS = { committed: 'READ COMMITTED', repeatable: 'REPEATABLE READ' } as const;

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { level, acts } = lab.setup;
  const add = (act: Act) => () => lab.extend({ level, acts: [...acts, act].slice(0, MOST_ACTS) });
  const buttons = (by: Name) => {
    const rows = ([1, 2] as const).flatMap((row) => [
      [`Item ${row}: read`, add({ by, do: 'read', row })],
      [`Item ${row}: − 3 in program`, add({ by, do: 'write', row })],
      [`Item ${row}: − 3 in SQL`, add({ by, do: 'sql', row })],
    ]);
    const ends = [
      ['Commit', add({ by, do: 'commit' })],
      ['Roll back', add({ by, do: 'rollback' })],
    ];
    return Object.fromEntries([...rows, ...ends]) as Record<string, () => void>;
  };
  return (
    <>
      <Examples of={EXAMPLES} start={(list) => lab.replace({ level, acts: list }, 0)} />
      <Options lab={lab} of={{ level: ['Isolation level', LEVELS] }} />
      <Buttons label="A" actions={buttons('A')} />
      <Buttons label="B" actions={buttons('B')} />
    </>
  );
}

/** Two transactions, their snapshots and row locks, statement by statement. */
export default function TwoTransactions(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  const waiting = (['A', 'B'] as const).filter((name) => state.sessions[name].is === 'waiting');
  return (
    <LabFrame
      lab={lab}
      title="Two transactions want the same row"
      todo="B waits for A: step on. Click a statement: it comes before the one above it of the other session."
      then="Choose the level REPEATABLE READ: the same statements play on from where they differ, and the server refuses B's update. At last, press Deadlock, and step until the lab says “deadlock”."
      notice="A plain SELECT waits for no row lock. At READ COMMITTED, “− 3 in SQL” subtracts from the newest committed number. “− 3 in program” subtracts from the number that the program has read."
      caption="A row lock lasts until its transaction ends. At READ COMMITTED, a session that has waited goes on with the newest committed row. At REPEATABLE READ, the server refuses its update if the other session has committed a change of the row."
      prediction={prediction}
      numbers={{
        waiting: waiting.length === 0 ? 'nobody' : waiting.join(', '),
        'row locks held': ([1, 2] as const).filter((row) => state.items[row].lock).length,
        'sold pieces that were not subtracted': lost(state),
      }}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={['dashed: only its session sees it', 'padlock: has locked the row', '✗ has to wait, or fails']}
    >
      <Drawing lab={lab} />
    </LabFrame>
  );
}
