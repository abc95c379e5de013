import type { ReactElement } from 'react';

import { Buttons, Choice } from '../_kit/controls';
import { LabFrame } from '../_kit/LabFrame';
import { Options } from '../_kit/Options';
import { useLab, type Lab } from '../_kit/useLab';
import { Keys, Ring } from './Drawing';
import { EACH, model, MOST_OPS, prediction, type Setup } from './model';
import { KEYS, loads, movedOf, type Op, type State } from './run';

const WAYS = { modulo: 'hash modulo servers', ring: 'ring' } as const;
const POINTS = { 1: '1', 4: '4', 16: '16', 64: '64' } as const;

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  const act = (op: Op) => () => lab.extend({ ...setup, ops: [...setup.ops, op].slice(0, MOST_OPS) });
  return (
    <>
      <Options lab={lab} of={{ way: ['A key’s server by', WAYS] }} />
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
      title="Sixty keys, and a server more"
      todo="Step on: eva comes, and the keys are placed again. Then choose the ring, with 1 point a server and with 64."
      notice="How many keys move, whether any moves between servers that were there before, and how full the fullest is."
      caption="Modulo gives nearly each key another server. A ring moves the keys of the server that comes or goes, and many points a server make its share fair."
      prediction={prediction}
      numbers={{
        'keys that moved': `${moved} of ${KEYS.length}`,
        'between servers that stay': moved - touching,
        'on the fullest': Math.max(...all),
        'on the emptiest': Math.min(...all),
      }}
      controls={<Controls lab={lab} />}
      marks={['changed']}
      signs={
        state.way === 'ring'
          ? [
              'line: a point of a server, by its initial if they are few',
              'small ring: a key',
              'square: a key that moved',
            ]
          : []
      }
    >
      {state.way === 'ring' && <Ring state={state} />}
      <Keys state={state} />
    </LabFrame>
  );
}
