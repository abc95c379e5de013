import type { ReactElement } from 'react';
import { Buttons, Chip, Examples, LabFrame, Options, Row, useLab, type Lab } from '@groundwork/labs-kit';
import { EXAMPLES, model, MOST_ACTS, prediction, type Setup } from './model';
import type { Act, State } from './run';

const MODES = { edge: 'edge-triggered (EPOLLET)', level: 'level-triggered' } as const;
const HANDLERS = { one: 'one read', drain: 'reads until EAGAIN' } as const;

interface ItemsProps {
  readonly label: string;
  readonly items: readonly string[];
  readonly empty: string;
  readonly mark: State['mark'] | null;
}

/** A queue or list; the mark of the step stands at its last item, or at its emptiness. */
function Items({ label, items, empty, mark }: ItemsProps): ReactElement {
  const shown = items.length === 0 ? [empty] : items;
  return (
    <Row label={label} ordered>
      {shown.map((item, index) => {
        const here = index === shown.length - 1 ? mark : null;
        return <Chip key={index} text={item} kind={items.length === 0 ? 'empty' : 'key'} mark={here} />;
      })}
    </Row>
  );
}

function Lists({ state }: { readonly state: State }): ReactElement {
  const markAt = (place: State['at']) => (state.at === place ? state.mark : null);
  const order = (number: number) => `order ${number}`;
  const inPipe = [...state.pipe.map(order), ...(state.closed ? ['end'] : [])];
  const read = [...state.read.map(order), ...(state.sawEnd ? ['end'] : [])];
  return (
    <>
      <Items label="pipe" items={inPipe} empty="empty" mark={markAt('pipe')} />
      <Items label="ready list" items={state.ready ? ['pipe'] : []} empty="empty" mark={markAt('ready')} />
      <Items label="program has read" items={read} empty="nothing" mark={markAt('read')} />
    </>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  const act = (what: Act) => () => lab.extend({ ...setup, acts: [...setup.acts, what].slice(0, MOST_ACTS) });
  return (
    <>
      <Examples of={EXAMPLES} start={(list) => lab.replace({ ...setup, acts: list }, 0)} />
      <Options
        lab={lab}
        of={{
          mode: ['The entry is', MODES],
          handler: ['For each event, the program does', HANDLERS],
        }}
      />
      <Buttons label="Customer" actions={{ 'Send an order': act('write'), Close: act('close') }} />
      <Buttons label="Program" actions={{ epoll_wait: act('turn'), EPOLL_CTL_MOD: act('modify') }} />
    </>
  );
}

/** Level- against edge-triggered epoll: the two lists, and a read that stalls. */
export default function Epoll(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="The ready list, step by step"
      todo="Step on: the program waits a second time."
      then="Switch the mode, then the way of reading, and step through again."
      notice="When the entry is on the ready list, and whether epoll_wait sleeps while an order is in the pipe."
      caption="A level-triggered entry returns to the list, so an order that was left behind is reported again. An edge-triggered entry waits for the next arrival, so read until EAGAIN after each event. EPOLL_CTL_MOD makes the kernel look at the pipe again."
      prediction={prediction}
      numbers={{ events: state.events, 'bytes unread': state.pipe.length * 8, 'orders read': state.read.length }}
      controls={<Controls lab={lab} />}
      marks={['put', 'look', 'found', 'absent', 'removed']}
    >
      <Lists state={state} />
    </LabFrame>
  );
}
