import type { ReactElement } from 'react';

import { Examples, LabFrame, Options, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { isLost } from './group';
import { EXAMPLES, model, MOST, prediction } from './model';
import { lagsOf, type Setup, type State } from './run';

const KIND_WORDS = { consumer: 'a consumer group', share: 'a share group' } as const;
const COMMIT_WORDS = { after: 'after the work', before: 'before the work' } as const;

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  return (
    <>
      <Examples of={EXAMPLES} start={(example) => lab.replace(example, 0)} />
      <Options lab={lab} of={{ kind: ['billing is', KIND_WORDS] }} />
      {lab.setup.kind === 'consumer' && <Options lab={lab} of={{ commit: ['A bookmark moves', COMMIT_WORDS] }} />}
      <Options
        lab={lab}
        of={{
          every: ['Records between two commits', 1, MOST.every],
          partitions: 'Partitions',
          members: 'Copies of billing',
        }}
      />
    </>
  );
}

/** A topic that two groups read, each with its bookmarks, and a copy that dies. */
export default function ConsumerGroups(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  const lags = lagsOf(state);
  const groups = [state.mail, state.billing];
  const count = (is: (group: (typeof groups)[number], id: number) => boolean): number =>
    groups.reduce((sum, group) => sum + state.records.filter(({ id }) => is(group, id)).length, 0);
  return (
    <LabFrame
      lab={lab}
      title="Who goes on, and from where?"
      todo="Bet, then step. Click a copy: it dies at its next record. Drag a flag: its group goes on from there."
      then="Commit before the work, or only every third record. Then take four partitions, or a share group."
      notice="Which things move, and which do not. How far the bookmark is behind the work when a copy dies."
      caption="Records stay. What moves is one number for each group and partition, and a copy that takes over begins there. Simplified: one record a round, and a rebalance moves only what the dead copy had."
      prediction={prediction}
      numbers={{
        'lag of mail': lags.mail,
        'lag of billing': lags.billing,
        'done more than once': count((group, id) => group.done[id]! > 1),
        'never done': count((group, id) => isLost(group, state, state.records[id]!)),
      }}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={[
        'dot in a record: done once, above by mail, below by billing',
        'flag: a bookmark, with the offset of the next record',
        'M, 1, 2: copies of mail and billing',
        '✗ dead',
      ]}
    >
      <Drawing lab={lab} />
    </LabFrame>
  );
}
