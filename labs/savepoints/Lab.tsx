import type { ReactElement } from 'react';

import {
  Buttons,
  Chip,
  Examples,
  LabFrame,
  Options,
  Row,
  useLab,
  type ChipProps,
  type Lab,
} from '@groundwork/labs-kit';
import { EXAMPLES, model, MOST_ACTS, prediction, type Setup } from './model';
import { free, NOBODY, SEATS, visible, type Act, type Level, type State } from './run';

const ENGINES = { postgres: 'PostgreSQL', sqlite: 'SQLite' } as const;

interface CellsProps {
  readonly label: string;
  readonly cells: readonly ChipProps[];
}

function Cells({ label, cells }: CellsProps): ReactElement {
  return (
    <Row label={label} none="nothing">
      {cells.map(({ text, mark = null }) => (
        <Chip key={text} text={text} mark={mark} />
      ))}
    </Row>
  );
}

const nameOf = ({ name }: Level, engine: State['engine'], at: number) =>
  name === null ? 'BEGIN' : engine === 'sqlite' && at === 0 ? `mark ${name}, the begin` : `mark ${name}`;

function Drawing({ state }: { readonly state: State }): ReactElement {
  const { stack, engine, committed, changed } = state;
  const now = visible(state);
  const seats = (guests: Readonly<Partial<Record<number, string>>>) =>
    SEATS.flatMap((seat) => (guests[seat] === undefined ? [] : [{ text: `${seat} ${guests[seat]}` }]));
  return (
    <>
      <Cells
        label="transaction sees"
        cells={SEATS.map((seat) => ({
          text: `${seat} ${now[seat]}`,
          mark: !changed.includes(seat) ? null : now[seat] === NOBODY ? 'removed' : 'changed',
        }))}
      />
      {stack.map((level, at) => (
        <Cells key={at} label={`since ${nameOf(level, engine, at)}`} cells={seats(level.guests)} />
      ))}
      <Cells label="others see" cells={seats(committed)} />
      <Cells label="others can lock" cells={free(state).map((seat) => ({ text: String(seat) }))} />
    </>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { engine, acts } = lab.setup;
  const add = (act: Act) => () => lab.extend({ engine, acts: [...acts, act].slice(0, MOST_ACTS) });
  const marked = (['a', 'b'] as const).flatMap((mark) => [
    [`SAVEPOINT ${mark}`, add({ do: 'savepoint', mark })],
    [`ROLLBACK TO ${mark}`, add({ do: 'to', mark })],
    [`RELEASE ${mark}`, add({ do: 'release', mark })],
  ]);
  return (
    <>
      <Examples of={EXAMPLES} start={(list) => lab.replace({ engine, acts: list }, 0)} />
      <Options lab={lab} of={{ engine: ['Database', ENGINES] }} />
      <Buttons label="Marks" actions={Object.fromEntries(marked) as Record<string, () => void>} />
      <Buttons
        label="Take seat"
        actions={Object.fromEntries(SEATS.map((seat) => [seat, add({ do: 'update', seat })]))}
      />
      <Buttons
        label="Transaction"
        actions={{
          BEGIN: add({ do: 'begin' }),
          COMMIT: add({ do: 'commit' }),
          ROLLBACK: add({ do: 'rollback' }),
          'A failing statement': add({ do: 'error' }),
        }}
      />
    </>
  );
}

/** Savepoints as a stack: what each level has changed and locked, and what a rollback gives back. */
export default function Savepoints(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="A stack of marks in a transaction"
      todo="Step on: ROLLBACK TO a comes next."
      then="Choose the example Error without a mark, in both databases."
      notice="Since which mark a seat is changed and locked, and what other sessions see and can lock."
      caption="RELEASE gives changes and locks to the next older mark, or to the transaction. ROLLBACK TO undoes the changes after the mark. In PostgreSQL, it also frees their locks."
      prediction={prediction}
      numbers={{
        marks: state.stack.filter(({ name }) => name !== null).length,
        transaction: state.aborted ? 'aborted' : state.stack.length > 0 ? 'open' : 'none',
        'seats that others can lock': free(state).length,
      }}
      controls={<Controls lab={lab} />}
      marks={['changed', 'removed']}
    >
      <Drawing state={state} />
    </LabFrame>
  );
}
