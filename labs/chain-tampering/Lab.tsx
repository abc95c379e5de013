import { useState, type ReactElement } from 'react';

import {
  Buttons,
  Choice,
  Columns,
  Examples,
  LabFrame,
  MarkSign,
  useLab,
  type Lab,
  type Mark,
} from '@groundwork/labs-kit';
import { EXAMPLES, model, prediction } from './model';
import { MOST_MOVES, short, TEXTS, type Move, type Setup, type State } from './run';

function Cell({ text, mark }: { readonly text: string; readonly mark: Mark | null }): ReactElement {
  return (
    <span className="lab-chips">
      <span className="lab-cell" data-mark={mark}>
        <span>{text}</span>
        <MarkSign mark={mark} />
      </span>
    </span>
  );
}

/** The five blocks, the oldest on top. */
function Chain({ state }: { readonly state: State }): ReactElement {
  return (
    <table>
      <Columns names={['block', 'parent', 'says', 'nonce', 'name']} />
      <tbody>
        {state.blocks.map(({ parent, text, nonce, name, work, linked, known }, index) => (
          <tr key={index}>
            <th scope="row">{index}</th>
            <td>
              <Cell text={short(parent)} mark={linked ? 'found' : 'absent'} />
            </td>
            <td>{text}</td>
            <td>{nonce}</td>
            <td>
              <Cell text={short(name)} mark={!work ? 'absent' : known ? 'found' : 'changed'} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const [chosen, choose] = useState('2');
  const { moves } = lab.setup;
  const block = Number(chosen);
  const add = (kind: Move[0]) => () => {
    if (moves.length < MOST_MOVES) lab.extend({ moves: [...moves, [kind, block]] });
  };
  return (
    <>
      <Examples of={EXAMPLES} start={(setup) => lab.replace(setup, 0)} />
      <Choice
        name="lab-chain-tampering-block"
        label="Block"
        options={Object.fromEntries(TEXTS.map((_, index) => [String(index), String(index)]))}
        value={chosen}
        onChange={choose}
      />
      <Buttons
        label="Then"
        actions={{
          'Change what it says': add('change'),
          'Name the new parent': add('link'),
          'Mine it again': add('mine'),
        }}
      />
    </>
  );
}

/** A forger at work on a chain of five blocks. */
export default function ChainTampering(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  const count = (test: (block: State['blocks'][number]) => boolean) => state.blocks.filter(test).length;
  return (
    <LabFrame
      lab={lab}
      title="A forger and five blocks"
      todo="Bet below, then step on: block 1 is forged and mended."
      then="Start from nothing, and try to forge block 2 with fewer steps."
      notice="Where the fault goes when it is mended, and what gives the forgery away at the end."
      caption="Mending a link changes a name, which breaks the next link. The forger pays for the changed block and every one after it, and in the end only a remembered name tells the two chains apart."
      prediction={prediction}
      numbers={{
        'blocks without work': count(({ work }) => !work),
        'broken links': count(({ linked }) => !linked),
        'tries so far': state.tries.toLocaleString('en-US'),
        'last name': state.blocks.at(-1)!.known ? 'as remembered' : 'another',
      }}
      controls={<Controls lab={lab} />}
      marks={['found', 'absent', 'changed']}
      signs={['✗ at a parent: not the name above', '✗ at a name: not below the target', '≠ a good name, but a new one']}
    >
      <Chain state={state} />
    </LabFrame>
  );
}
