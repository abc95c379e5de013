import type { ReactElement } from 'react';
import {
  Chip,
  Choice,
  LabFrame,
  Options,
  Row,
  useLab,
  type ChipProps,
  type Lab,
  type Mark,
} from '@groundwork/labs-kit';
import { LEVELS, model, prediction, PROPAGATIONS } from './model';
import type { Entry, Failure, Propagation, Setup, State } from './run';

const same = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as Record<Name, Name>;
const FAILURES = {
  nobody: 'nobody',
  caught: 'the inner scope, outer catches',
  inner: 'the inner scope, nobody catches',
  outer: 'the outer scope',
} as const satisfies Record<Failure, string>;
const MARK: Readonly<Record<Entry['is'], Mark | null>> = { open: 'put', committed: 'found', 'rolled back': 'removed' };

function Chips({ label, chips }: { readonly label: string; readonly chips: readonly ChipProps[] }): ReactElement {
  return (
    <Row label={label} none="nothing">
      {chips.map(({ text, mark }) => (
        <Chip key={text} text={text} mark={mark} />
      ))}
    </Row>
  );
}

const plain = (texts: readonly string[]): ChipProps[] => texts.map((text) => ({ text, mark: null }));

function Tables({ state }: { readonly state: State }): ReactElement {
  const written = state.entries.map(({ what, by, is }) => ({ text: `${what}: ${by}, ${is}`, mark: MARK[is] }));
  const doomed: ChipProps[] = state.doomed && state.runs !== 'none' ? [{ text: 'rollback-only', mark: 'absent' }] : [];
  return (
    <>
      <Chips label="runs" chips={state.runs === 'none' ? [] : [...plain([state.runs]), ...doomed]} />
      <Chips label="written" chips={written} />
      <Chips label="inner saw" chips={plain(state.innerSees ?? [])} />
      <Chips label="others see" chips={plain(state.othersSee)} />
    </>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const set = (change: Partial<Setup>) => lab.replace({ ...lab.setup, ...change });
  return (
    <>
      <Choice<Propagation>
        name="lab-transaction-propagation-kind"
        label="The inner scope is"
        options={same(PROPAGATIONS)}
        value={lab.setup.propagation}
        onChange={(propagation) => set({ propagation })}
      />
      <Options
        lab={lab}
        of={{
          failure: ['Who fails', FAILURES],
          level: ['Others read at', same(LEVELS)],
        }}
      />
    </>
  );
}

/** An order, an audit entry, and who decides which of them stays. */
export default function TransactionPropagation(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="Two scopes, one or two transactions"
      todo="Bet below, then step on."
      then="Take REQUIRES_NEW, let the outer scope fail, and find the step at which others see an audit entry without an order."
      notice="When an entry stops being open, and which scope decided it."
      caption="A scope that joins can't roll back its own part. One with its own transaction decides alone and too early for what the outer scope will do."
      prediction={prediction}
      numbers={{ thrown: state.thrown || 'nothing' }}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={['+ open', '✓ committed', '− rolled back', '✗ can only be rolled back']}
    >
      <Tables state={state} />
    </LabFrame>
  );
}
