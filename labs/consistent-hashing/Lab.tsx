import { useState, type ReactElement } from 'react';

import { Buttons, Examples, LabFrame, Options, Slider, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { EXAMPLES, model, prediction, goingOn, type Setup } from './model';
import { KEYS, loads, type State } from './run';

const POINTS = { 1: '1', 4: '4', 16: '16', 64: '64' } as const;

/** The step of the first run that tells how many move: on the home page it plays up to there. */
const TOLD = model.startAt + 1;

interface ControlsProps {
  readonly lab: Lab<Setup, State>;
  readonly follow: number | null;
  readonly onFollow: (key: number) => void;
}

function Controls({ lab, follow, onFollow }: ControlsProps): ReactElement {
  const { ops } = lab.frame.state;
  const act = (op: 'add' | 'remove') => () => lab.replace(goingOn(lab.setup, ops, op));
  return (
    <>
      <Examples of={EXAMPLES} start={(example) => lab.replace(example, 0)} />
      <Options lab={lab} of={{ each: ['Points of each server on the ring', POINTS] }} at={lab.position.at} />
      <Buttons label="Servers" actions={{ 'One comes': act('add'), 'One goes': act('remove') }} />
      <Slider
        id="lab-consistent-hashing-follow"
        label="Follow the customer"
        min={0}
        max={KEYS.length - 1}
        value={follow ?? 0}
        onChange={onFollow}
      />
    </>
  );
}

/** Keys on servers, by the remainder and on a ring beside each other, while servers come and go. */
export default function ConsistentHashing({ isOpening = false }: { readonly isOpening?: boolean }): ReactElement {
  const lab = useLab(model, isOpening ? TOLD : undefined);
  const [follow, setFollow] = useState<number | null>(null);
  const { state } = lab.frame;
  const shares = (way: 'modulo' | 'ring') => `${Math.min(...loads(state, way))} to ${Math.max(...loads(state, way))}`;
  const followed = { follow, onFollow: (key: number) => setFollow(key) };
  return (
    <LabFrame
      lab={lab}
      title="One more server: who has to move?"
      todo="Drag a server along the ring, or click it: it fails. Click a customer to follow it."
      then="Give each server more points on the ring, and look at the shares."
      notice="How many customers have an outline after a server has come, whether any moves between two servers that were there before, and how many the fullest server has."
      caption="By the remainder, most customers move to another server, and the data of each is copied. On the ring, only those of the server that comes or goes move. With many points for each server, the shares become fairer."
      prediction={prediction}
      numbers={{
        'customers of a server by the remainder': shares('modulo'),
        'on the ring': shares('ring'),
      }}
      controls={<Controls lab={lab} {...followed} />}
      marks={[]}
      signs={[
        'dot at a circle: a customer, at the place of its hash; its colour is the server that has its data',
        'left circle: 60 cells, one for each remainder by 60, which settles those by 1 to 6',
      ]}
    >
      <Drawing lab={lab} isOpening={isOpening} {...followed} />
    </LabFrame>
  );
}
