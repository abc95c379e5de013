import type { ReactElement } from 'react';

import { Columns, Examples, LabFrame, Options, useLab, type Lab } from '@groundwork/labs-kit';
import { EXAMPLES, model, prediction } from './model';
import { declarations, EXPRESSIONS, type Embedding, type Operand, type Receiver, type Setup, type State } from './run';

const RECEIVERS = { value: 'Meter', pointer: '*Meter' } as const satisfies Record<Receiver, string>;
const EMBEDDINGS = {
  none: 'Meter alone',
  value: 'Panel embeds Meter',
  pointer: 'Remote embeds *Meter',
} as const satisfies Record<Embedding, string>;
const OPERANDS = {
  variable: 'm, a variable',
  pointer: 'p, a pointer to m',
  slice: 'list[0], in a slice',
  map: 'byName["a"], in a map',
  result: 'load(), a result',
} as const satisfies Record<Operand, string>;

interface Row {
  readonly about: NonNullable<State['at']>;
  readonly line: string;
  readonly answer: string;
}

const LATER = 'not yet asked';

function verdict(compiles: boolean | null, count: number | null): string {
  if (compiles === null) return LATER;
  if (!compiles) return '✗ does not compile';
  return count === null ? '✓ compiles' : `✓ compiles; then count is ${count}`;
}

function rowsOf({ operand }: Setup, state: State): Row[] {
  const x = EXPRESSIONS[operand];
  const { type, inSet } = state;
  return [
    { about: 'type', line: `type of ${x}`, answer: type ?? LATER },
    {
      about: 'set',
      line: 'Reset in its method set',
      answer: inSet === null ? LATER : inSet ? '✓ yes' : '✗ no',
    },
    { about: 'call', line: `${x}.Reset()`, answer: verdict(state.call, state.afterCall) },
    {
      about: 'assignment',
      line: `var r Resetter = ${x}`,
      answer: verdict(state.assignment, state.afterInterface),
    },
  ];
}

function Drawing({ setup, state }: { readonly setup: Setup; readonly state: State }): ReactElement {
  return (
    <>
      {declarations(setup).map((line) => (
        <p className="lab-note" key={line}>
          <code>{line}</code>
        </p>
      ))}
      <table>
        <caption className="lab-hidden">{'What the compiler says'}</caption>
        <Columns names={['question', 'answer']} />
        <tbody>
          {rowsOf(setup, state).map(({ about, line, answer }) => (
            <tr key={about}>
              <th scope="row">{state.at === about ? `◆ ${line}` : line}</th>
              <td>{answer}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  return (
    <>
      <Examples of={EXAMPLES} start={(chosen) => lab.replace(chosen)} />
      <Options
        lab={lab}
        of={{
          receiver: ['Receiver of Reset', RECEIVERS],
          embedding: ['Embedding', EMBEDDINGS],
          operand: ['The value', OPERANDS],
        }}
      />
    </>
  );
}

/** One method, one operand: whether the call and the assignment to an interface compile, and what they change. */
export default function MethodSets(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="A call and an interface ask different questions"
      todo="Step to the end: the last two rows show whether the call and the line with r compile."
      then="Find two choices: one with which r accepts the map element, and one with which both lines compile and the count stays 7."
      notice="The line with r compiles only if Reset is in the method set. The call also compiles if the value is addressable, because Go adds the & to a call."
      caption="Whenever the line with r compiles, the call compiles too. But the call can compile where the line with r does not."
      prediction={prediction}
      numbers={{
        'count after the call': state.afterCall ?? 'none yet',
        'count after r.Reset()': state.afterInterface ?? 'none yet',
      }}
      controls={<Controls lab={lab} />}
      marks={['look']}
      signs={['✓ the compiler accepts it', '✗ it does not']}
    >
      <Drawing setup={lab.setup} state={state} />
    </LabFrame>
  );
}
