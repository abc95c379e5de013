import type { ReactElement } from 'react';

import { Buttons, Examples } from '../_kit/controls';
import { LabFrame } from '../_kit/LabFrame';
import { Options } from '../_kit/Options';
import { Chip, Row, type Actor } from '../_kit/rows';
import { useLab, type Lab } from '../_kit/useLab';
import { EXAMPLES, model, MOST_ACTS, prediction, type Setup } from './model';
import { lost, type Act, type Name, type Row as Item, type State } from './run';

const LEVELS = { committed: 'READ COMMITTED', repeatable: 'REPEATABLE READ' } as const;

/** Each session has its colour, in its row and on the locks that it holds. */
const ACTORS = { A: 'a', B: 'b' } as const satisfies Record<Name, Actor>;

function ItemRow({ state, row }: { readonly state: State; readonly row: Item }): ReactElement {
  const { value, lock } = state.items[row];
  const here = state.about?.row === row;
  return (
    <Row label={`item ${row}`} says={`Item ${row}`}>
      <Chip text={`committed ${value}`} mark={here && lock === null ? 'look' : null} />
      {lock && (
        <Chip
          text={`${lock.value} by ${lock.by}, locked`}
          kind="tombstone"
          mark={here ? 'changed' : null}
          actor={ACTORS[lock.by]}
        />
      )}
    </Row>
  );
}

function SessionRow({ state, name }: { readonly state: State; readonly name: Name }): ReactElement {
  const { is, knows, wants, snapshot } = state.sessions[name];
  const what = { idle: 'no transaction', open: 'open', waiting: `waits for item ${wants?.row}`, aborted: 'aborted' }[
    is
  ];
  const mark = state.about?.by === name ? 'look' : null;
  return (
    <Row label={`session ${name}`} says={`Session ${name}`} actor={ACTORS[name]}>
      <Chip text={what} kind={is === 'idle' ? 'empty' : 'key'} mark={mark} />
      {state.level === 'repeatable' && snapshot && (
        <Chip text={`snapshot ${snapshot[1].value}, ${snapshot[2].value}`} kind="tombstone" />
      )}
      {([1, 2] as const).map(
        (row) =>
          knows[row] !== undefined && (
            <Chip key={row} text={`its program has item ${row} = ${knows[row]}`} kind="tombstone" />
          ),
      )}
    </Row>
  );
}

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
export function TwoTransactions(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  const waiting = (['A', 'B'] as const).filter((name) => state.sessions[name].is === 'waiting');
  return (
    <LabFrame
      lab={lab}
      title="Two transactions, two rows, their locks"
      todo="B waits for A. Step twice: A commits, and then B goes on."
      then="Choose the level REPEATABLE READ: the same statements play on from where they differ, and the server refuses B's update. At last, press Deadlock, and step until the lab says “deadlock”."
      notice="A plain SELECT waits for no row lock. At READ COMMITTED, “− 3 in SQL” subtracts from the newest committed number. “− 3 in program” subtracts from the number that the program has read."
      caption="In this lab, a row lock lasts until its transaction commits, rolls back or is aborted. At READ COMMITTED, a session that has waited goes on with the newest committed row. At REPEATABLE READ, the server refuses the waiting update if the other session commits its change of the row. If the other session rolls back, the waiting update goes on."
      prediction={prediction}
      numbers={{
        waiting: waiting.length === 0 ? 'nobody' : waiting.join(', '),
        'row locks held': ([1, 2] as const).filter((row) => state.items[row].lock).length,
        'sold pieces that were not subtracted': lost(state),
      }}
      controls={<Controls lab={lab} />}
      marks={['look', 'changed']}
      signs={['dotted frame: only one session sees this']}
    >
      <ItemRow state={state} row={1} />
      <ItemRow state={state} row={2} />
      <SessionRow state={state} name="A" />
      <SessionRow state={state} name="B" />
    </LabFrame>
  );
}
