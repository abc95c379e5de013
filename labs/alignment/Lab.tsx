import type { ReactElement } from 'react';

import { Choice, Examples, LabFrame, Options, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { CONTENT, EXAMPLES, ITEMS, model, prediction, type State } from './model';
import { PROPERTIES, type Layout, type Property, type Setup } from './rules';

const LAYOUTS = { flex: 'flex', wrap: 'flex, wrap', grid: 'grid, three columns' } as const satisfies Record<
  Layout,
  string
>;
const optionsOf = (property: Property): Record<string, string> =>
  Object.fromEntries((property.endsWith('content') ? CONTENT : ITEMS).map((value) => [value, value]));

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  return (
    <>
      <Examples of={EXAMPLES} start={(chosen) => lab.replace(chosen, 0)} />
      <Options lab={lab} of={{ layout: ['The container is', LAYOUTS] }} />
      {PROPERTIES.map((property, index) => (
        <Choice
          key={property}
          name={`lab-alignment-${property}`}
          label={property}
          options={optionsOf(property)}
          value={setup[property] as string}
          onChange={(value) => lab.replace({ ...setup, [property]: value }, index + 1)}
        />
      ))}
    </>
  );
}

/** Four properties of a container, one after the other, and what each of them moves. */
export default function Alignment(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="Four properties, and what each of them moves"
      todo="Press Step: each step sets one more of four properties."
      then="Choose “flex, wrap” or “grid, three columns”, and step through the four again."
      notice="Each item is in a dashed area. justify-content and align-content move the areas. justify-items and align-items move each item inside its area."
      caption="In a grid, each of the four properties has something to move. In a flex container, each area is only as wide as its item. Without wrap, each area is as tall as the container."
      prediction={prediction}
      numbers={{
        property: state.property ?? 'none',
        value: state.property === null ? 'none' : state.setup[state.property],
      }}
      controls={<Controls lab={lab} />}
      marks={['changed']}
      signs={['dashed: the area of an item']}
    >
      <Drawing state={state} />
    </LabFrame>
  );
}
