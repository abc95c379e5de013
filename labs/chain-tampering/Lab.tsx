import { useState, type ReactElement } from 'react';

import { Buttons, Choice, Examples, LabFrame, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { EXAMPLES, model, prediction } from './model';
import { MOST_MOVES, TEXTS, type Move, type Setup, type State } from './run';

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
      todo="Bet, then Step: block 1 is forged and mended."
      then="Start from nothing, press in the picture, and try to forge block 2 with fewer steps."
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
      marks={[]}
      signs={['teeth: the first 7 digits of a name', 'the forger’s colour: not the name that the world remembers']}
    >
      <Drawing lab={lab} />
    </LabFrame>
  );
}
