import type { ReactElement } from 'react';

import { Ask, Buttons, Examples, LabFrame, MarkSign, Options, useLab, type Lab } from '@groundwork/labs-kit';
import { measure, UNITS, type Strategy } from './heap';
import { EXAMPLES, model, MOST_OPS, prediction, type Setup } from './model';
import type { Op, State } from './run';

const STRATEGIES: Readonly<Record<Strategy, string>> = {
  first: 'first fit',
  best: 'best fit',
  worst: 'worst fit',
  buddy: 'buddy',
};

function Unit({ unit, state }: { readonly unit: number; readonly state: State }): ReactElement {
  const block = state.blocks.find(({ start, size }) => start <= unit && unit < start + size);
  const wasted = block !== undefined && unit >= block.start + block.asked;
  const { cursor } = state;
  const here = cursor !== null && cursor.start <= unit && unit < cursor.start + cursor.size;
  const kind = block === undefined ? 'empty' : wasted ? 'tombstone' : 'key';
  return (
    <li>
      <span className="lab-index">{unit}</span>
      <span className="lab-cell" data-kind={kind} data-mark={here ? cursor.mark : null}>
        <span className={block ? undefined : 'lab-hidden'}>{block ? block.name : 'free'}</span>
        {wasted && <span className="lab-hidden">{' unused'}</span>}
        <MarkSign mark={here && cursor.start === unit ? cursor.mark : null} />
      </span>
    </li>
  );
}

function numbers(state: State): Record<string, string | number> {
  const now = measure(state.strategy, state.blocks);
  return {
    free: `${now.free} of ${UNITS} units`,
    'in holes': now.holes,
    'largest hole': now.largest,
    'free units outside it': `${Math.round(100 * now.external)} %`,
    'taken but not asked for': now.internal,
    'requests refused': state.refused,
    'units moved': state.moved,
  };
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { strategy, ops } = lab.setup;
  const act = (op: Op) => lab.extend({ strategy, ops: [...ops, op].slice(0, MOST_OPS) });
  const { blocks } = lab.frames.at(-1)!.state;
  const free = blocks.map(({ name }) => [name, () => act({ act: 'free', name })]);
  return (
    <>
      <Examples of={EXAMPLES} start={(list) => lab.replace({ strategy, ops: list }, 0)} />
      <Options lab={lab} of={{ strategy: ['Which hole is taken', STRATEGIES] }} />
      <Ask
        id="lab-allocator-size"
        label="Units"
        start="5"
        numeric
        pattern="[1-9]|[12][0-9]|3[0-2]"
        hint="A whole number from 1 to 32"
        maxLength={2}
        actions={{ Take: (text) => act({ act: 'take', size: Number(text) }) }}
      />
      <Buttons label="Free" actions={Object.fromEntries(free)} />
      <Buttons label="All blocks" actions={{ Compact: () => act({ act: 'compact' }) }} />
    </>
  );
}

/** An allocator: take, free and compact, under four ways to choose a hole. */
export default function Allocator(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="A heap of 32 units"
      todo="Step on: a request for 5 units comes."
      then="Compact and take 5 again. After that, try the examples where best fit or first fit wins, with both ways."
      notice="How many units are free, how long the largest hole is, and what a block's holder has to learn when it moves."
      caption="Free units count only where they lie together. Which way to choose a hole is best depends on the requests. Compacting joins all holes, but every address that somebody keeps has to be changed."
      prediction={prediction}
      numbers={numbers(state)}
      controls={<Controls lab={lab} />}
      marks={['look', 'pass', 'put', 'removed', 'changed']}
      signs={['dashed: free', 'dotted: taken, but not asked for']}
    >
      <ol className="lab-slots" aria-label="Units of the heap">
        {Array.from({ length: UNITS }, (_, unit) => (
          <Unit key={unit} unit={unit} state={state} />
        ))}
      </ol>
    </LabFrame>
  );
}
