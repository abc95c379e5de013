import { useCallback, useMemo, type ReactElement } from 'react';

import type { Lab } from '@groundwork/labs-kit';
import { Graph, NARROW, Still } from '@groundwork/labs-kit/drawings/graph';
import { pictureOf } from './Picture';
import type { Setup, State } from './run';
import type { Party } from './script';

function saysOf({ messages, secrets }: State): string {
  const read = messages.filter((message) => message.read).map(({ name }) => name);
  const has = (party: Party) =>
    secrets.filter((secret) => ['new', 'yes'].includes(secret.has[party])).map(({ name }) => name);
  const parties = (['client', 'server', 'eve'] as const).map(
    (party) => `${party === 'server' ? 'bank' : party}: ${has(party).join(', ') || 'no secret'}`,
  );
  return `The client, the bank, and Eve between them, with what each can compute. ${parties.join('; ')}. ${messages.length} messages have passed Eve; she reads ${read.join(', ') || 'none'}.`;
}

/** Messages pass Eve, open or locked; the keys to them are made at both ends, from halves that are never sent. */
export function Drawing({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { frames, frame, position, setup, isTried } = lab;
  const { at } = position;
  const of = useCallback((width: number) => pictureOf(setup, frames, at, width), [setup, frames, at]);
  const last = frames.length - 1;
  const end = useMemo(() => pictureOf(setup, frames, last, NARROW), [setup, frames, last]);
  return (
    <>
      <Graph
        of={of}
        step={at}
        says={saysOf(frame.state)}
        isTried={isTried}
        acts={{
          pick: () => lab.replace({ ...setup, eve: setup.eve === 'key' ? 'watches' : 'key' }),
        }}
      />
      {at < last && <Still picture={end} says={frames[last]!.text} />}
    </>
  );
}
