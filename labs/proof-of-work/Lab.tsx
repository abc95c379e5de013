import type { ReactElement } from 'react';

import { Ask, Chip, Columns, LabFrame, MarkSign, Options, Row, useLab, type Lab } from '@groundwork/labs-kit';
import { BITS, LAST_START, LONGEST_TEXT, model, MOST_BLOCKS, prediction } from './model';
import { stillSearching, type Setup, type State, type Try } from './run';

const named = (values: readonly number[]) => Object.fromEntries(values.map((value) => [String(value), String(value)]));
const ZEROS = named(BITS);
const BLOCKS = named(Array.from({ length: MOST_BLOCKS }, (_, index) => index + 1));

/** The beginning of a block hash in bits, with the zeros that count set apart. */
function Bits({
  name,
  bits,
  zeros,
}: {
  readonly name: string;
  readonly bits: number;
  readonly zeros: number;
}): ReactElement {
  const written = [...name.slice(0, 4)].map((digit) => parseInt(digit, 16).toString(2).padStart(4, '0')).join('');
  const mark = zeros >= bits ? 'found' : 'absent';
  return (
    <span className="lab-chips">
      <span className="lab-cell" data-mark={mark}>
        <code>{written.slice(0, bits)}</code>
        <MarkSign mark={mark} />
      </span>
      <code>{`${written.slice(bits)}…`}</code>
    </span>
  );
}

function Tries({ tries, bits }: { readonly tries: readonly Try[]; readonly bits: number }): ReactElement {
  return (
    <table>
      <Columns names={['nonce', 'block hash, in bits', 'zeros']} />
      <tbody>
        {tries.map(({ nonce, name, zeros }) => (
          <tr key={nonce}>
            <th scope="row">{nonce}</th>
            <td>
              <Bits name={name} bits={bits} zeros={zeros} />
            </td>
            <td>{zeros}</td>
          </tr>
        ))}
        {tries.length === 0 && (
          <tr>
            <td colSpan={3}>nothing tried yet</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function Found({ state }: { readonly state: State }): ReactElement {
  return (
    <Row label="found" says="Blocks found" ordered none="none yet">
      {state.found.map(({ nonce, spent, name }, index) => (
        <Chip
          key={index}
          text={`${index + 1}: nonce ${nonce}, ${spent} ${spent === 1 ? 'try' : 'tries'}, ${name.slice(0, 6)}`}
          mark="found"
        />
      ))}
    </Row>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  const again = (changed: Partial<Setup>) => lab.replace({ ...setup, ...changed });
  const clean = (text: string) => text.toLowerCase().replaceAll(/ +/g, ' ').trim();
  return (
    <>
      <Options
        lab={lab}
        of={{
          bits: ['Zero bits', ZEROS],
          blocks: ['Blocks', BLOCKS],
        }}
      />
      <Ask
        id="lab-proof-of-work-text"
        label="The block says"
        start={model.initial.text}
        pattern="[a-zA-Z0-9][a-zA-Z0-9 ]*"
        hint="Letters, digits and spaces"
        maxLength={LONGEST_TEXT}
        actions={{ Search: (text) => again({ text: clean(text) }) }}
      />
      <Ask
        id="lab-proof-of-work-start"
        label="First nonce"
        start="0"
        numeric
        pattern="0|[1-9][0-9]{0,3}"
        hint={`A number from 0 to ${LAST_START}`}
        maxLength={4}
        actions={{ 'Search from there': (text) => again({ start: Number(text) }) }}
      />
    </>
  );
}

/** The search for a block hash below a target: tries, luck, and no memory. */
export default function ProofOfWork(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  const { bits } = lab.setup;
  const share = stillSearching(bits, state.spent);
  return (
    <LabFrame
      lab={lab}
      title="The search for a nonce"
      todo="Bet below, then step to the end of both blocks."
      then="Change one letter of the text, or choose two zero bits more."
      notice="Whether a hash with six zero bits helps the next try. How many tries each block needs: 256 are the average."
      caption="Each try is new, so earlier tries do not help. With two zero bits more, a search takes four times as many tries on average, but a single search can be much shorter or longer."
      prediction={prediction}
      numbers={{
        'tries for this block': state.spent.toLocaleString('en-US'),
        'tries on average': (2 ** bits).toLocaleString('en-US'),
        'searches that need more tries': `${(100 * share).toFixed(1)}%`,
        'best zeros so far': Math.max(0, state.best),
      }}
      controls={<Controls lab={lab} />}
      marks={['found', 'absent']}
      signs={['the first 16 of 256 bits, read from the first byte', 'most tries are counted, not shown']}
    >
      <Tries tries={state.tries} bits={bits} />
      <Found state={state} />
    </LabFrame>
  );
}
