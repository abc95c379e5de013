import type { ReactElement } from 'react';

import { Buttons, Choice, Slider } from '../_kit/controls';
import { LabFrame } from '../_kit/LabFrame';
import { useLab, type Lab } from '../_kit/useLab';
import { Drawing } from './Drawing';
import { EXAMPLES, LEAST, model, MOST, prediction, type State } from './model';
import type { Setup } from './rules';

const WALLS = { none: 'nothing', padding: '1 pixel of padding', root: 'display: flow-root' } as const;
const YES = { yes: 'an empty element', no: 'nothing' } as const;
const CONTAINERS = { block: 'block', flex: 'flex, in a column' } as const;

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  const set = (change: Partial<Setup>): void => lab.replace({ ...setup, ...change });
  const slider = (id: 'a' | 'parent' | 'b', label: string, min: number) => (
    <Slider
      id={`lab-margin-collapse-${id}`}
      label={label}
      min={min}
      max={MOST}
      value={setup[id]}
      onChange={(value) => set({ [id]: value })}
    />
  );
  const examples = Object.entries(EXAMPLES).map(([name, chosen]) => [name, () => lab.replace(chosen, 0)]);
  return (
    <>
      {slider('a', 'Margins of a', LEAST)}
      {slider('parent', 'Margins of the parent', 0)}
      {slider('b', 'Margins of b', LEAST)}
      <Choice
        name="lab-margin-collapse-wall"
        label="The parent has"
        options={WALLS}
        value={setup.wall}
        onChange={(wall) => set({ wall })}
      />
      <Choice
        name="lab-margin-collapse-empty"
        label="Before b stands"
        options={YES}
        value={setup.empty ? 'yes' : 'no'}
        onChange={(value) => set({ empty: value === 'yes' })}
      />
      <Choice
        name="lab-margin-collapse-flex"
        label="The container is"
        options={CONTAINERS}
        value={setup.flex ? 'flex' : 'block'}
        onChange={(value) => set({ flex: value === 'flex' })}
      />
      <Buttons label="Start from" actions={Object.fromEntries(examples)} />
    </>
  );
}

/** Blocks and their margins: which of them meet, and what the distance becomes. */
export function MarginCollapse(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  const told = state.gaps.filter((_, index) => index < state.at || (index === state.at && state.told));
  return (
    <LabFrame
      lab={lab}
      title="Which margins meet"
      todo="Step on: the distance from a to b. Then give the parent one pixel of padding."
      notice="How many margins stand behind one distance, and whether the parent begins where a begins."
      caption="Margins that nothing keeps apart are one distance: the largest of them, less what is below zero. In a flex container none of them meet."
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
