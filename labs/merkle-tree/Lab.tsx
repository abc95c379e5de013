import { useState, type ReactElement } from 'react';

import { Ask, Buttons, LabFrame, Slider, useLab, type Lab } from '@groundwork/labs-kit';
import { Blocks, Hashes } from './Drawing';
import { LEAST_BLOCKS, LONGEST_BLOCK, model, MOST_BLOCKS, MOST_OPS, prediction, type Setup } from './model';
import { HASH_BYTES, proofSize, type Op, type State } from './run';

const MILLION = 2 ** 20;

function numbers(state: State): Record<string, string | number> {
  const million = proofSize(MILLION);
  return {
    blocks: state.blocks.length,
    hashes: state.nodes.length,
    'computed by this operation': state.computed,
    proof: `${state.handed} hashes, ${state.handed * HASH_BYTES} bytes`,
    [`proof over ${MILLION.toLocaleString('en')} blocks`]: `${million.hashes} hashes, ${million.bytes} bytes`,
  };
}

interface ControlsProps {
  readonly lab: Lab<Setup, State>;
  readonly chosen: number;
  readonly choose: (block: number) => void;
}

function Controls({ lab, chosen, choose }: ControlsProps): ReactElement {
  const { count, ops } = lab.setup;
  const act = (op: Op) => lab.extend({ count, ops: [...ops, op].slice(0, MOST_OPS) });
  const resize = (blocks: number) => {
    choose(Math.min(chosen, blocks - 1));
    lab.replace({ count: blocks, ops: ops.filter((op) => op.block < blocks) }, 0);
  };
  return (
    <>
      <Slider id="lab-merkle-tree-block" label="Block" min={0} max={count - 1} value={chosen} onChange={choose} />
      <Ask
        id="lab-merkle-tree-text"
        label="Text"
        start="hal 300"
        pattern="[\x20-\x7e]{1,16}"
        hint="1 to 16 printable ASCII characters"
        maxLength={LONGEST_BLOCK}
        actions={{
          'Change the block': (text) => act({ act: 'change', block: chosen, text }),
          'Claim it in a proof': (text) => act({ act: 'forge', block: chosen, text }),
        }}
      />
      <Buttons
        label="With its own text"
        actions={{ [`Prove block ${chosen}`]: () => act({ act: 'prove', block: chosen }) }}
      />
      <Slider
        id="lab-merkle-tree-count"
        label="Number of blocks"
        min={LEAST_BLOCKS}
        max={MOST_BLOCKS}
        value={count}
        onChange={resize}
      />
    </>
  );
}

/** Hash tree: change a block, watch its path, prove that a block belongs to the root. */
export default function MerkleTree(): ReactElement {
  const lab = useLab(model);
  const [block, choose] = useState(5);
  const chosen = Math.min(block, lab.setup.count - 1);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="A hash tree, path by path"
      todo="Step on: block 5 has changed, and its path to the root is hashed again."
      then="Change another block, and ask for the proof of one."
      notice="Which hashes stay as they are, and how few a verifier needs who knows the root and the number of blocks."
      caption="A change touches one hash on each level, and a proof takes one. Both grow with the number of levels, not with the number of blocks."
      prediction={prediction}
      numbers={numbers(state)}
      controls={<Controls lab={lab} chosen={chosen} choose={choose} />}
      marks={['changed', 'look', 'put', 'found', 'absent']}
      signs={['◆ in a proof: handed over', '+ in a proof: computed by the verifier', 'thick frame: the chosen block']}
    >
      <Hashes state={state} />
      <Blocks state={state} chosen={chosen} />
    </LabFrame>
  );
}
