import type { ReactElement } from 'react';

import {
  Ask,
  Chip,
  Choice,
  Examples,
  LabFrame,
  Options,
  Row,
  useLab,
  type ChipProps,
  type Lab,
} from '@groundwork/labs-kit';
import { EXAMPLES, LIMITS, model, MOST_CALLS, prediction } from './model';
import { assemble, MOST_WORDS, wordsOf } from './program';
import type { Setup, State } from './run';

const written = (value: number) => value.toLocaleString('en-US');
const named = <Value extends number>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [String(value), written(value)]));
const CALLS = named(Array.from({ length: MOST_CALLS }, (_, index) => index + 1));
const GAS = named(LIMITS);

interface CellsProps {
  readonly label: string;
  readonly cells: readonly ChipProps[];
}

function Cells({ label, cells }: CellsProps): ReactElement {
  return (
    <Row label={label} ordered none="empty">
      {cells.map(({ text, mark = null }, index) => (
        <Chip key={index} text={text} mark={mark} />
      ))}
    </Row>
  );
}

/** Code, stack, memory and storage of one moment. */
function Places({ setup, state }: { readonly setup: Setup; readonly state: State }): ReactElement {
  const put = (place: State['wrote'], last: boolean) => (last && state.wrote === place ? ('put' as const) : null);
  const code = assemble(setup.words).map(({ name, at, value }, index) => ({
    text: `${at} ${name}${value === undefined ? '' : ` ${value}`}`,
    mark: state.next === index ? ('look' as const) : null,
  }));
  const top = state.stack.length - 1;
  return (
    <>
      <Cells label="code" cells={code} />
      <Cells label="stack, top last" cells={state.stack.map((text, n) => ({ text, mark: put('stack', n === top) }))} />
      <Cells
        label="memory"
        cells={state.memory.map((text, n) => ({ text: `${32 * n}: ${text}`, mark: put('memory', true) }))}
      />
      <Cells
        label="storage"
        cells={Object.entries(state.storage).map(([slot, text]) => ({
          text: `slot ${slot}: ${text}`,
          mark: state.ended !== null && state.ended !== 'STOP' ? ('removed' as const) : put('storage', true),
        }))}
      />
    </>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  const again = (changed: Partial<Setup>) => lab.replace({ ...setup, ...changed });
  return (
    <>
      <Examples label="Code" of={EXAMPLES} start={(words) => lab.replace({ ...setup, words }, 0)} />
      <Choice
        name="lab-evm-steps-gas"
        label="Gas for a call"
        options={GAS}
        value={String(setup.limit)}
        onChange={(limit) => again({ limit: Number(limit) })}
      />
      <Options lab={lab} of={{ calls: ['Calls', CALLS] }} />
      <Ask
        id="lab-evm-steps-own"
        label="Your code"
        start="5 0 SSTORE 0 0 SSTORE"
        pattern="[0-9A-Za-z:@ ]+"
        hint={`At most ${MOST_WORDS} words: numbers, ADD SUB MUL LT ISZERO DUP1 SWAP1 POP SLOAD SSTORE MLOAD MSTORE JUMP JUMPI STOP REVERT, :A for a place, @A to push it`}
        maxLength={150}
        actions={{
          Run: (text) => {
            const words = wordsOf(text);
            if (words) again({ words });
          },
        }}
      />
    </>
  );
}

/** The Ethereum Virtual Machine, one instruction at a time, with the gas of each. */
export default function EvmSteps(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="An Ethereum Virtual Machine, step by step"
      todo="Bet below, then step on: the second call writes."
      then="Choose 2,400 gas for a call. Choose the code “A counter” and three calls. At last, write code of your own."
      notice="What each step costs, what a second call finds, and what is left after a failure."
      caption="Computing is cheap and keeping is dear. A call that fails leaves storage as it was, and its gas is paid."
      prediction={prediction}
      numbers={{
        call: `${state.call} of ${lab.setup.calls}`,
        'gas left': written(state.left),
        'last step': state.cost === null ? 'none' : written(state.cost),
        'to be refunded': written(state.refund),
      }}
      controls={<Controls lab={lab} />}
      marks={['put', 'removed']}
      signs={['◆ the next instruction', 'without the 21,000 gas of a transaction']}
    >
      <Places setup={lab.setup} state={state} />
    </LabFrame>
  );
}
