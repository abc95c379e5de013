import type { ReactElement } from 'react';
import { Ask, Buttons, Chip, Examples, LabFrame, Options, Row, useLab, type Lab } from '@groundwork/labs-kit';
import { EXAMPLES, model, MOST_OPS, prediction, type Setup } from './model';
import { reachable, ROOM, VARIABLE, type Item, type Op, type Place, type State } from './run';

const CARDS = { read: 'read, as it is', ignored: 'ignored (broken)' } as const;
const PLACES: Readonly<Record<Place, string>> = { young: 'young', survivor: 'survivors', old: 'old' };

function Box({ item, state }: { readonly item: Item; readonly state: State }): ReactElement {
  const mark = state.marked.includes(item.name) ? state.mark : null;
  const held = item.heldBy === null ? 'dropped' : item.heldBy === VARIABLE ? 'variable' : `in ${item.heldBy}`;
  return (
    <Chip
      text={`${item.name}: ${held}${item.place === 'survivor' ? `, age ${item.age}` : ''}`}
      kind={reachable(state.items).has(item.name) ? 'key' : 'tombstone'}
      mark={mark}
    />
  );
}

function Area({ place, state }: { readonly place: Place; readonly state: State }): ReactElement {
  const items = state.items.filter((item) => item.place === place);
  return (
    <Row label={`${PLACES[place]}, ${items.length}\u00a0of\u00a0${ROOM[place]}`} says={`Objects: ${PLACES[place]}`}>
      {items.map((item) => (
        <Box key={item.name} item={item} state={state} />
      ))}
      {items.length === 0 && <Chip text="empty" kind="empty" />}
    </Row>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { cards, ops } = lab.setup;
  const act = (op: Op) => () => lab.extend({ cards, ops: [...ops, op].slice(0, MOST_OPS) });
  return (
    <>
      <Examples of={EXAMPLES} start={(list) => lab.replace({ cards, ops: list }, 0)} />
      <Options lab={lab} of={{ cards: ['Noted cards of old objects are', CARDS] }} />
      <Buttons
        label="Allocate"
        actions={{
          'kept in a variable': act({ act: 'keep' }),
          'dropped at once': act({ act: 'brief' }),
          'in an old object': act({ act: 'link' }),
        }}
      />
      <Buttons label="Collect" actions={{ 'the young': act({ act: 'young' }), everything: act({ act: 'full' }) }} />
      <Ask
        id="lab-generations-drop"
        label="Object"
        start="A"
        pattern="[A-Z]2?"
        hint="The letter of an object"
        maxLength={2}
        actions={{ 'Drop its reference': (name) => act({ act: 'drop', name })() }}
      />
    </>
  );
}

/** A generational heap: allocate, drop, collect; with the cards that lead from old to young read or ignored. */
export default function Generations(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="A heap with two generations"
      todo="Step on: the young collection runs."
      then="Let the cards be ignored. Last, compare “Most die young” with “Few die”."
      notice="How many objects a collection copies, how many vanish without a look, and what keeps C alive."
      caption="A young collection copies what variables and noted cards lead to. Its work is in the survivors: the dead cost nothing. Simplified: all objects have one size, one reference leads to each, and an object is old after two collections or when the survivor area is full."
      prediction={prediction}
      numbers={{
        allocated: state.allocated,
        copied: state.copied,
        'old objects with noted cards': state.remembered.length === 0 ? 'none' : state.remembered.join(', '),
        'lost while in use': state.lost.length === 0 ? 'none' : state.lost.join(', '),
      }}
      controls={<Controls lab={lab} />}
      marks={['found', 'put', 'removed']}
      signs={['age: collections survived', 'dashed: cannot be reached']}
    >
      <Area place="young" state={state} />
      <Area place="survivor" state={state} />
      <Area place="old" state={state} />
    </LabFrame>
  );
}
