import type { ReactElement } from 'react';
import { Ask, Examples, LabFrame, Options, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { EXAMPLES, model, MOST_OPS, prediction, type Setup } from './model';
import { measure, type Op, type State } from './run';

const STRATEGIES = {
  chaining: 'separate chaining',
  probing: 'linear probing, tombstones',
  erasing: 'linear probing, no tombstones (wrong)',
} as const;

function numbers(state: State): Record<string, string | number> {
  const now = measure(state);
  const things = state.strategy === 'chaining' ? 'comparisons' : 'slots';
  return {
    keys: `${now.size} of ${now.capacity} slots`,
    'load factor': now.load.toFixed(2),
    tombstones: now.tombstones,
    [`average ${things} per lookup`]: now.meanLooks.toFixed(2),
    [`most ${things} per lookup`]: now.worstLooks,
    'stored keys not found': now.lost,
  };
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { strategy, ops } = lab.setup;
  const act = (what: Op['act']) => (text: string) =>
    lab.extend({ strategy, ops: [...ops, { act: what, key: Number(text) }].slice(0, MOST_OPS) });
  return (
    <>
      <Examples of={EXAMPLES} start={(list) => lab.replace({ strategy, ops: list }, 0)} />
      <Options lab={lab} of={{ strategy: ['Collisions', STRATEGIES] }} />
      <Ask
        id="lab-hash-table-key"
        label="Key"
        start="27"
        numeric
        pattern="0|[1-9][0-9]?"
        hint="A whole number from 0 to 99"
        maxLength={2}
        actions={{ Insert: act('insert'), 'Look up': act('find'), Remove: act('delete') }}
      />
    </>
  );
}

/** Hash table: insert, collide, remove, grow, under three rules for collisions. */
export default function HashTable(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="A hash table, slot by slot"
      todo="Click a key to look it up, a slot’s number to insert a key. Drag a key out to remove it."
      then="Choose another rule for collisions, or keys that collide."
      notice="Which slots a lookup tries, where it ends, and what a removed key leaves in its slot. With tombstones, a second row shows the same table without them."
      caption="With linear probing, a lookup ends at the key or at an empty slot. So a removed key leaves a tombstone, and a lookup continues there. With separate chaining, a lookup ends at the key or at the end of the list. So no tombstone is needed."
      prediction={prediction}
      numbers={numbers(state)}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={['one colour: one home slot', '† tombstone', 'dashed: empty, or only asked for']}
    >
      <Drawing lab={lab} />
    </LabFrame>
  );
}
