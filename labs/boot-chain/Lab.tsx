import type { ReactElement } from 'react';

import { Columns, Examples, LabFrame, Options, useLab, type Lab, type OptionsOf } from '@groundwork/labs-kit';
import { EXAMPLES, LABELS, model, OPTIONS, prediction, type Setup, type State } from './model';
import type { Turn } from './rules';

const CHECKS: Readonly<Record<Turn['check'], string>> = { good: '✓ good', refused: '✗ refused', none: '– none' };

/** The stages in their order, each with its outcome once it had its turn. */
function Stages({ state }: { readonly state: State }): ReactElement {
  return (
    <table>
      <Columns names={['stage', 'signature of the next', 'outcome']} />
      <tbody>
        {state.stages.map((stage, index) => {
          const turn = state.turns[index];
          const now = index === state.turns.length - 1;
          return (
            <tr key={stage}>
              <th scope="row">{`${now ? '▶ ' : ''}${stage}`}</th>
              <td>{turn === undefined ? '' : stage === 'systemd' ? '' : CHECKS[turn.check]}</td>
              <td>
                {turn === undefined ? '?' : !turn.goesOn ? '✗ stops' : stage === 'systemd' ? '✓ login' : '→ starts it'}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const PARTS = Object.fromEntries(
  Object.entries(OPTIONS).map(([part, words]) => [part, [LABELS[part as keyof Setup], words]]),
) as OptionsOf<Setup>;

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  return (
    <>
      <Examples of={EXAMPLES} start={(machine) => lab.replace(machine, 0)} />
      <Options lab={lab} of={PARTS} />
    </>
  );
}

function numbers({ turns }: State): Record<string, number> {
  const count = (check: Turn['check']) =>
    turns.filter((turn) => turn.check === check && turn.stage !== 'systemd').length;
  return { 'stages so far': turns.length, 'signatures good': count('good'), 'started without one': count('none') };
}

/** A boot from power to login: which stage checks which, and where it ends when something is wrong. */
export default function BootChain(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="From power to login"
      todo="Step on to the end."
      then="Break the machine in another way, guess the stage that stops, and step again."
      notice="Which fault stops early with a clear word, which one late with a vague one, and which one not at all."
      caption="A fault shows in the stage that needs the broken part, and a forged part is noticed only by a stage that checks it. The initramfs is checked by none, unless it is part of a signed image."
      prediction={prediction}
      numbers={numbers(state)}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={['✓ signature good', '✗ refused, or stops', '– not checked', '→ starts the next', '▶ this step']}
    >
      <Stages state={state} />
    </LabFrame>
  );
}
