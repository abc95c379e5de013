import type { ReactElement } from 'react';

import { Buttons, Choice } from '../_kit/controls';
import { LabFrame } from '../_kit/LabFrame';
import { Options } from '../_kit/Options';
import { useLab, type Lab } from '../_kit/useLab';
import { Keys, Ring } from './Drawing';
import { EACH, model, MOST_OPS, prediction, type Setup } from './model';
import { KEYS, loads, movedOf, type Op, type State } from './run';

const WAYS = { modulo: 'remainder', ring: 'ring' } as const;
const POINTS = { 1: '1', 4: '4', 16: '16', 64: '64' } as const;

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  const act = (op: Op) => () => lab.extend({ ...setup, ops: [...setup.ops, op].slice(0, MOST_OPS) });
  return (
    <>
      <Options lab={lab} of={{ way: ['A customer’s server by', WAYS] }} />
      <Choice
        name="lab-consistent-hashing-each"
        label="Points of each server on the ring"
        options={POINTS}
        value={String(setup.each) as keyof typeof POINTS & string}
        onChange={(chosen) => {
          const each = EACH.find((count) => String(count) === chosen)!;
          lab.replace({ ...setup, way: 'ring', each });
        }}
      />
      <Buttons label="Servers" actions={{ 'One comes': act('add'), 'One goes': act('remove') }} />
    </>
  );
}

/** Keys on servers, by modulo or on a ring with virtual nodes, while servers come and go. */
export function ConsistentHashing(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  const all = loads(state);
  const { moved, with: touching } = movedOf(state, state.changed);
  return (
    <LabFrame
      lab={lab}
      title="Sixty customers, and one more server"
      todo="60 customers are on four servers, and the server eva comes. Press Step: customers move. Then choose the ring, with 1 point for each server, and drag the point of eva round it. Try 64 points too."
      notice="How many customers move (≠), whether any customer moves between two servers that were there before, and how many customers the fullest server has."
      caption="By the remainder, most customers move to another server. On the ring, only the customers of the server that comes or goes move. With many points for each server, the shares become fairer."
      prediction={prediction}
      numbers={{
        'customers that moved': `${moved} of ${KEYS.length}`,
        'between servers that stay': moved - touching,
        'on the fullest server': Math.max(...all),
        'on the emptiest server': Math.min(...all),
      }}
      controls={<Controls lab={lab} />}
      marks={['changed']}
      signs={
        state.way === 'ring'
          ? [
              'line: a point of a server, with its first letter if there are few points',
              'small ring: a customer',
              'square: a customer that moved',
              'circle outside: drag the points of eva',
            ]
          : []
      }
    >
      {state.way === 'ring' && (
        <Ring state={state} onTurn={(turn) => lab.replace({ ...lab.setup, turn }, lab.position.at)} />
      )}
      <Keys state={state} />
    </LabFrame>
  );
}
