import type { ReactElement } from 'react';

import { Columns, Examples, LabFrame, Options, useLab, type Lab, type OptionsOf } from '@groundwork/labs-kit';
import { EXAMPLES, LABELS, model, OPTIONS, prediction, type Row, type Setup, type State } from './model';

const SIGNS: Readonly<Record<Row['is'], string>> = { same: '= same', open: '… not yet', other: '≠ other' };
const VERDICTS = { key: '✓ the disk key', refused: '✗ refused' } as const;

/** The registers: what they hold, what they held at sealing, and whether the policy asks. */
function Registers({ rows }: { readonly rows: readonly Row[] }): ReactElement {
  return (
    <table>
      <Columns names={['PCR', 'holds', 'at sealing', 'is', 'asked']} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.pcr}>
            <th scope="row">{row.pcr}</th>
            <td>
              <code>{row.held}</code>
            </td>
            <td>
              <code>{row.sealed}</code>
            </td>
            <td>{SIGNS[row.is]}</td>
            <td>{row.named ? '● yes' : 'no'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Log({ log }: { readonly log: State['log'] }): ReactElement {
  const lines = log.map(({ pcr, name, digest }) => `${pcr} ${name} ${digest}…`);
  return <p className="lab-note">{`Log: ${lines.length === 0 ? 'empty' : lines.join(', ')}`}</p>;
}

const PARTS = Object.fromEntries(
  Object.entries(OPTIONS).map(([part, words]) => [part, [LABELS[part as keyof Setup], words]]),
) as OptionsOf<Setup>;

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  return (
    <>
      <Examples of={EXAMPLES} start={(boot) => lab.replace(boot, 0)} />
      <Options lab={lab} of={PARTS} />
    </>
  );
}

/** A boot that is measured into a TPM's registers, and a disk key sealed to some of them. */
export default function MeasuredBoot(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="A key that opens after one boot only"
      todo="Step to the chip’s answer."
      then="Seal to more registers, change another part, and let the thief tell the chip."
      notice="Which changes a register shows, whether the policy asks for it, and what a thief with the log can do."
      caption="A register shows every change of what is measured into it, also of the order. The chip compares the registers that the policy names, and cannot know who extended them."
      prediction={prediction}
      numbers={{ 'the chip says': state.verdict === null ? 'not asked yet' : VERDICTS[state.verdict] }}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={['= as at sealing', '≠ other value', '… to be extended', '● the policy asks']}
    >
      <Registers rows={state.rows} />
      <Log log={state.log} />
    </LabFrame>
  );
}
