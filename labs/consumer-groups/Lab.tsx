import type { ReactElement } from 'react';

import { Choice } from '../_kit/controls';
import { LabFrame } from '../_kit/LabFrame';
import { Options } from '../_kit/Options';
import { Chip, Row } from '../_kit/rows';
import { useLab, type Lab } from '../_kit/useLab';
import { model, MOST, prediction } from './model';
import type { Item, Setup, State } from './run';

const KIND_WORDS = { consumer: 'consumer group', share: 'share group' } as const;
const COMMIT_WORDS = { after: 'after the work', before: 'before the work' } as const;
const CRASH_WORDS = { crash: 'crashes at its first record', calm: 'stays up' } as const;

function ItemChip({ item }: { readonly item: Item }): ReactElement {
  const lost = item.settled && item.times === 0;
  const mark = lost ? 'absent' : item.changed ? 'changed' : item.settled ? 'found' : null;
  const often = item.times > 1 ? ` ×${item.times}` : '';
  return <Chip text={`${item.event}${often}`} kind={item.settled ? 'key' : 'empty'} mark={mark} />;
}

function Partitions({ state }: { readonly state: State }): ReactElement {
  return (
    <>
      {state.committed.map((committed, at) => {
        const owner = state.owners?.[at];
        const from = state.owners === null ? '' : `, next ${committed}`;
        const label = `partition ${at}${owner === undefined ? '' : ` of ${owner}`}${from}`;
        const here = state.items.filter((item) => item.partition === at);
        return (
          <Row key={at} label={label} none="no key hashes here">
            {here.map((item) => (
              <ItemChip key={item.event} item={item} />
            ))}
          </Row>
        );
      })}
    </>
  );
}

function Members({ state }: { readonly state: State }): ReactElement {
  return (
    <Row label="members">
      {state.members.map(({ name, does }) => (
        <li className="lab-cell" data-kind={does === 'idle' ? 'empty' : 'key'} key={name}>
          {`${name}: ${does}`}
        </li>
      ))}
    </Row>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  const change = (next: Partial<Setup>) => lab.replace({ ...setup, ...next });
  return (
    <>
      <Options lab={lab} of={{ kind: ['Group', KIND_WORDS] }} />
      {setup.kind === 'consumer' && <Options lab={lab} of={{ commit: ['Offset committed', COMMIT_WORDS] }} />}
      <Choice
        name="lab-consumer-groups-crash"
        label="Member a"
        options={CRASH_WORDS}
        value={setup.crash ? 'crash' : 'calm'}
        onChange={(end) => change({ crash: end === 'crash' })}
      />
      <Options
        lab={lab}
        of={{
          partitions: ['Partitions', 1, MOST.partitions],
          members: ['Members', 1, MOST.members],
        }}
      />
    </>
  );
}

/** Eight records, partitions by the hash of their keys, and a group that reads them. */
export function ConsumerGroups(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="Who reads what, and from where"
      todo="Step to the end."
      then="Commit before the work, and last take four partitions."
      notice="Which record is done twice or never, who is idle, and where the records are when there is one partition more."
      caption="Partitions bound how many members of a consumer group can work, and the committed offset decides what a crash repeats or loses. The hash of a record's key chooses its partition, as in Kafka. The number after “next” is the committed offset. Simplified: each member takes one record a round."
      prediction={prediction}
      numbers={{
        round: state.now,
        working: `${state.members.filter(({ does }) => does !== 'idle').length} of ${state.members.length}`,
        'done twice': state.items.filter(({ times }) => times > 1).length,
        'never done': state.items.filter(({ times, settled }) => settled && times === 0).length,
      }}
      controls={<Controls lab={lab} />}
      marks={['changed']}
      signs={['✓ committed', '✗ committed, never done']}
    >
      <Partitions state={state} />
      <Members state={state} />
    </LabFrame>
  );
}
