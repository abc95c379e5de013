import type { ReactElement } from 'react';

import { Ask, Examples, LabFrame, Options, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { EXAMPLES, model, MOST_OPS, prediction, type Setup } from './model';
import { measure, type Op, type State } from './run';

const KINDS = { plain: 'none', avl: 'AVL rotations' } as const;

function numbers(state: State): Record<string, string | number> {
  const now = measure(state);
  return {
    keys: now.keys,
    levels: `${now.levels}, at best ${now.fewest}`,
    'comparisons to find a key, on average': now.mean.toFixed(2),
    'comparisons for this operation': now.comparisons,
    rotations: now.rotations,
  };
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { kind, ops } = lab.setup;
  const act = (what: Op['act']) => (text: string) =>
    lab.extend({ kind, ops: [...ops, { act: what, key: Number(text) }].slice(0, MOST_OPS) });
  return (
    <>
      <Examples of={EXAMPLES} start={(list) => lab.replace({ kind, ops: list }, 0)} />
      <Options lab={lab} of={{ kind: ['Balancing', KINDS] }} />
      <Ask
        id="lab-binary-search-tree-key"
        label="Key"
        start="14"
        numeric
        pattern="0|[1-9][0-9]?"
        hint="A whole number from 0 to 99"
        maxLength={2}
        actions={{ Insert: act('insert'), Find: act('find'), Delete: act('delete') }}
      />
    </>
  );
}

/** Binary search tree: insert, find, delete, degenerate against balanced. */
export default function BinarySearchTree(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="A binary search tree, key by key"
      todo="Step through the search for 20. Then switch the rotations on, at the foot of the picture. Click a key to look it up; drag the new key in."
      then="Let the same keys come in another order, and compare the levels."
      notice="Each key has its column, smaller ones at its left. A search makes one comparison a level. Without rotations, the order in which the keys arrive decides how many levels there are. A rotation moves keys up and down, and none to the side. A tree has one level more than its height."
      caption="Without rotations, sorted keys make a search tree a chain. After each operation with AVL rotations, the two subtrees of every node differ by at most one level. The order from left to right stays."
      prediction={prediction}
      numbers={numbers(state)}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={[
        'ochre: the key of this operation',
        'green: moved up',
        'pink: moved down',
        'red beside a node: levels on its left, and on its right',
      ]}
    >
      <Drawing lab={lab} />
    </LabFrame>
  );
}
