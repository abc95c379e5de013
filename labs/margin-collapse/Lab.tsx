import type { ReactElement } from 'react';

import { Choice, Examples, LabFrame, Options, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { EXAMPLES, model, prediction, type State } from './model';
import type { Setup } from './rules';

const WALLS = { none: 'nothing', padding: '1 pixel of padding', root: 'display: flow-root' } as const;
const YES = { yes: 'an empty element', no: 'nothing' } as const;
const CONTAINERS = { block: 'block', flex: 'flex, in a column' } as const;

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  const set = (change: Partial<Setup>): void => lab.replace({ ...setup, ...change });
  return (
    <>
      <Examples of={EXAMPLES} start={(chosen) => lab.replace(chosen, 0)} />
      <Options
        lab={lab}
        of={{
          a: 'Margins of a',
          parent: 'Margins of the parent',
          b: 'Margins of b',
          wall: ['The parent has', WALLS],
          empty: ['Before b stands', YES],
        }}
      />
      <Choice
        name="lab-margin-collapse-flex"
        label="The container is"
        options={CONTAINERS}
        value={setup.flex ? 'flex' : 'block'}
        onChange={(value) => set({ flex: value === 'flex' })}
      />
    </>
  );
}

/** Blocks and their margins: which of them meet, and what the distance becomes. */
export default function MarginCollapse(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  const told = state.gaps.filter((_, index) => index < state.at || (index === state.at && state.told));
  return (
    <LabFrame
      lab={lab}
      title="Which margins meet"
      todo="Press “Step” to see how far b is from a."
      then="Give the parent 1 pixel of padding, and step again."
      notice="How many margins become one distance, and whether the parent begins where a begins. The empty element has no height, so its own margins, above and below, touch each other."
      caption="Margins that nothing keeps apart become one distance: the largest of them, less the one furthest below zero. In a flex container none of them meet, because each item (the parent, the empty element, b) has a block layout of its own."
      prediction={prediction}
      numbers={{
        margins: state.gaps.reduce((all, { margins }) => all + margins.length, 0),
        distances: state.gaps.length,
        'found so far': told.reduce((all, { size }) => all + size, 0),
      }}
      controls={<Controls lab={lab} />}
      marks={['look', 'found']}
      signs={['numbers in pixels from the top of the container']}
    >
      <Drawing state={state} />
    </LabFrame>
  );
}
