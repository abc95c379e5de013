import type { ReactElement } from 'react';

import { Choice } from '../_kit/controls';
import { nearest, type Place } from '../_kit/Handle';
import { LabFrame } from '../_kit/LabFrame';
import { useLab, type Lab } from '../_kit/useLab';
import { Drawing, placeOf } from './Drawing';
import { model, prediction, say, type State } from './model';
import { STEPS, walk, type Setup } from './rules';

const UNITS = { degrees: 'converted to radians', radians: 'not converted' } as const;
const OPTIONS: Readonly<Record<string, string>> = Object.fromEntries(STEPS.map((step) => [`every ${step}`, `${step}`]));

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  return (
    <>
      <Choice
        name="lab-unit-circle-step"
        label="Degrees between stops"
        options={OPTIONS}
        value={`every ${setup.step}`}
        onChange={(value) => lab.replace({ ...setup, step: STEPS.find((step) => value === `every ${step}`)! }, 1)}
      />
      <Choice
        name="lab-unit-circle-unit"
        label="The degrees are"
        options={UNITS}
        value={setup.converted ? 'degrees' : 'radians'}
        onChange={(value) => lab.replace({ ...setup, converted: value === 'degrees' }, 1)}
      />
    </>
  );
}

/** A dragged point walks in the smallest steps. */
function drag(lab: Lab<Setup, State>, to: Place): void {
  const setup: Setup = { ...lab.setup, step: STEPS[0] };
  const stops = walk(setup);
  const here = lab.frame.state.stops.at(-1)!.degrees / setup.step;
  const at = nearest(stops.map(placeOf), to, here);
  if (lab.setup.step === setup.step) lab.move({ seek: at });
  else lab.replace(setup, at);
}

function numbers({ stops }: State): Record<string, string> {
  const { x, y, radians } = stops.at(-1)!;
  return {
    'passed to the functions': say(radians),
    cosine: say(x),
    sine: say(y),
    'sine² + cosine²': say(x * x + y * y),
  };
}

/** A walk around the unit circle, with the waves that it draws. */
export function UnitCircle(): ReactElement {
  const lab = useLab(model);
  return (
    <LabFrame
      lab={lab}
      title="Two waves from one turning point"
      todo="Drag the point around the circle, or press Step."
      then="Choose that the degrees are not converted."
      notice="The line of the sine is always as high as the point. If the degrees are converted, the cosine is the same wave, a quarter turn further to the left."
      caption="Cosine and sine are the coordinates of a point on the circle of radius 1. If the degrees are not converted, the point jumps about on the same circle, and no result looks impossible."
      prediction={prediction}
      numbers={numbers(lab.frame.state)}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={['○ the point', 'vertical leg: sine', 'dashed leg: cosine']}
    >
      <Drawing state={lab.frame.state} all={walk(lab.setup).length} onDrag={(to) => drag(lab, to)} />
    </LabFrame>
  );
}
