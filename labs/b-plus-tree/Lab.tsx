import type { ReactElement } from 'react';

import { Ask, Examples, LabFrame, Options, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { EXAMPLES, model, MOST_OPS, prediction, type Setup } from './model';
import { measure, type Op, type State } from './run';

const SPLITS = { half: 'always in halves', right: 'at the right end, leave the page full' } as const;

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { split, ops } = lab.setup;
  const act = (what: Op['act']) => (text: string) =>
    lab.extend({ split, ops: [...ops, { act: what, key: Number(text) }].slice(0, MOST_OPS) });
  return (
    <>
      <Examples of={EXAMPLES} start={(list) => lab.replace({ split, ops: list })} />
      <Options lab={lab} of={{ split: ['A full page is split', SPLITS] }} />
      <Ask
        id="lab-b-plus-tree-key"
        label="Key"
        start="42"
        numeric
        pattern="0|[1-9][0-9]?"
        hint="A whole number from 0 to 99"
        maxLength={2}
        actions={{ Insert: act('insert'), Find: act('find'), 'Range of 20 from it': act('range') }}
      />
    </>
  );
}

/** B+ tree: insert, split, find, scan a range through linked leaves, with the pages counted. */
export default function BPlusTree(): ReactElement {
  const lab = useLab(model);
  const now = measure(lab.frame.state);
  return (
    <LabFrame
      lab={lab}
      title="A B+ tree, page by page"
      todo="Step on: 75 is inserted, then a range is read. Click a key to look it up; drag the new key to its place."
      then="Start the example with ordered keys, and change how a full page is split. Compare how full the leaves are."
      notice="Which pages an operation reads and writes, and how full the leaves are afterwards."
      caption="A search reads one page a level. A split writes the page, a new one and the page above; it seldom goes further. Ordered keys that are split in halves leave half-full leaves. A split at the right end leaves full leaves."
      prediction={prediction}
      numbers={{
        keys: now.keys,
        levels: now.levels,
        leaves: `${now.leaves}, ${Math.round(now.full * 100)} % full`,
        'pages read': now.read,
        'pages written': now.written,
      }}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={[
        '1, 2, 3: the order in which pages are read',
        'ochre: the key of this operation',
        'green: the key that goes up',
        '70+ this way to 70 and more',
        'dotted: room for one more',
        'thick frame: read; bar over a page: written',
      ]}
    >
      <Drawing lab={lab} />
    </LabFrame>
  );
}
