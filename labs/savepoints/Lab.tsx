import type { ReactElement } from 'react';

import { Buttons, Choice } from '../_kit/controls';
import { LabFrame } from '../_kit/LabFrame';
import { MarkSign, type Mark as Sign } from '../_kit/marks';
import { useLab, type Lab } from '../_kit/useLab';
import { EXAMPLES, model, MOST_ACTS, prediction, type Setup } from './model';
import { free, NOBODY, SEATS, visible, type Act, type Level, type State } from './run';

const ENGINES = { postgres: 'PostgreSQL', sqlite: 'SQLite' } as const;

interface RowProps {
  readonly label: string;
  readonly cells: readonly { readonly text: string; readonly mark?: Sign | null }[];
}

function Row({ label, cells }: RowProps): ReactElement {
  return (
    <div className="lab-row">
      <span className="lab-row-label">{label}</span>
      <ul className="lab-chips" aria-label={label}>
        {cells.length === 0 && <li className="lab-chip-none">nothing</li>}
        {cells.map(({ text, mark = null }) => (
          <li key={text} className="lab-cell" data-kind="key" data-mark={mark}>
            <span>{text}</span>
            <MarkSign mark={mark} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const nameOf = ({ name }: Level, engine: State['engine'], at: number) =>
  name === null ? 'transaction' : engine === 'sqlite' && at === 0 ? `mark ${name}, the begin` : `mark ${name}`;

function Drawing({ state }: { readonly state: State }): ReactElement {
  const { stack, engine, committed, changed } = state;
  const now = visible(state);
  const seats = (guests: Readonly<Partial<Record<number, string>>>) =>
    SEATS.flatMap((seat) => (guests[seat] === undefined ? [] : [{ text: `${seat} ${guests[seat]}` }]));
  return (
    <>
      <Row
        label="it sees"
        cells={SEATS.map((seat) => ({
          text: `${seat} ${now[seat]}`,
          mark: !changed.includes(seat) ? null : now[seat] === NOBODY ? 'removed' : 'changed',
        }))}
      />
      {stack.map((level, at) => (
        <Row key={at} label={`since ${nameOf(level, engine, at)}`} cells={seats(level.guests)} />
      ))}
      <Row label="others see" cells={seats(committed)} />
      <Row label="others can lock" cells={free(state).map((seat) => ({ text: String(seat) }))} />
    </>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { engine, acts } = lab.setup;
  const add = (act: Act) => () => lab.extend({ engine, acts: [...acts, act].slice(0, MOST_ACTS) });
  const examples = Object.entries(EXAMPLES).map(([name, list]) => [name, () => lab.replace({ engine, acts: list }, 0)]);
  const marked = (['a', 'b'] as const).flatMap((mark) => [
    [`SAVEPOINT ${mark}`, add({ do: 'savepoint', mark })],
    [`ROLLBACK TO ${mark}`, add({ do: 'to', mark })],
    [`RELEASE ${mark}`, add({ do: 'release', mark })],
  ]);
  return (
    <>
      <Choice
        name="lab-savepoints-engine"
        label="Database"
        options={ENGINES}
        value={engine}
        onChange={(chosen) => lab.replace({ engine: chosen, acts })}
      />
      <Buttons label="Start from" actions={Object.fromEntries(examples)} />
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
export function Savepoints(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="A stack of marks in a transaction"
      todo="Step on: back to mark a. Then try the failing statement, in both databases."
      notice="To which level a change and its lock belong, and what others see and can lock."
      caption="A release hands changes and locks down a level. A rollback to a mark undoes both, down to the mark, which stays."
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
