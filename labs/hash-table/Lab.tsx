import type { ReactElement } from 'react';
import { Ask, Examples } from '../_kit/controls';
import { LabFrame } from '../_kit/LabFrame';
import { MarkSign } from '../_kit/marks';
import { Options } from '../_kit/Options';
import { useLab, type Lab } from '../_kit/useLab';
import { EXAMPLES, model, MOST_OPS, prediction, type Setup } from './model';
import { measure, type Op, type State } from './run';
import type { Entry } from './table';

const STRATEGIES = {
  chaining: 'separate chaining',
  probing: 'linear probing, tombstones',
  erasing: 'linear probing, no tombstones (wrong)',
} as const;

function EntryBox({
  entry,
  state,
  slot,
  index,
}: {
  readonly entry: Entry | undefined;
  readonly state: State;
  readonly slot: number;
  readonly index: number;
}): ReactElement {
  const here = state.cursor?.slot === slot && state.cursor.entry === index ? state.cursor.mark : null;
  const kind = entry === undefined ? 'empty' : entry === 'tombstone' ? 'tombstone' : 'key';
  return (
    <span className="lab-cell" data-kind={kind} data-mark={here}>
      <span className="lab-cell-text">
        {kind === 'tombstone' && <span aria-hidden="true">†</span>}
        <span className={kind === 'key' ? undefined : 'lab-hidden'}>{entry ?? 'empty'}</span>
      </span>
      <MarkSign mark={here} />
    </span>
  );
}

/** Slots under open addressing: one box each, eight in a row. */
function Slots({ state }: { readonly state: State }): ReactElement {
  return (
    <ol className="lab-slots" aria-label="Slots of the table">
      {state.slots.map((slot, index) => (
        <li key={index}>
          <span className="lab-index">{index}</span>
          <EntryBox entry={slot[0]} state={state} slot={index} index={0} />
        </li>
      ))}
    </ol>
  );
}

/** Slots under chaining: a row each, its keys linked. */
function Chains({ state }: { readonly state: State }): ReactElement {
  return (
    <ol className="lab-chains" aria-label="Slots of the table and their lists">
      {state.slots.map((chain, slot) => (
        <li key={slot}>
          <span className="lab-index">{slot}</span>
          {[...chain, undefined].map((entry, index) => {
            const shown =
              entry !== undefined || index === 0 || (state.cursor?.slot === slot && state.cursor.entry === index);
            return shown && <EntryBox key={index} entry={entry} state={state} slot={slot} index={index} />;
          })}
        </li>
      ))}
    </ol>
  );
}

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
export function HashTable(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="A hash table, slot by slot"
      todo="Step on: the table looks up 19."
      then="Choose another rule for collisions, and insert keys until the table grows."
      notice="Which slots a lookup tries, where the lookup ends, and what a removed key leaves in its slot."
      caption="With linear probing, a lookup ends at the key or at an empty slot. So a removed key leaves a tombstone, and a lookup continues there. With separate chaining, a lookup ends at the key or at the end of the list. So no tombstone is needed."
      prediction={prediction}
      numbers={numbers(state)}
      controls={<Controls lab={lab} />}
      marks={['look', 'pass', 'put', 'found', 'absent', 'removed']}
      signs={['† tombstone']}
    >
      {state.strategy === 'chaining' ? <Chains state={state} /> : <Slots state={state} />}
      {state.waiting.length > 0 && <p className="lab-note">{`Still to move: ${state.waiting.join(', ')}`}</p>}
    </LabFrame>
  );
}
