import type { ReactElement } from 'react';

import { Examples, LabFrame, Options, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { EXAMPLES, model, prediction, say, type State } from './model';
import { heldAt, STEPS, type Setup, type Step } from './rules';

const EVERY = Object.fromEntries(STEPS.map((step) => [step, `every ${step}`])) as Record<`${Step}`, string>;

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { degrees } = lab.frame.state.stop;
  return (
    <>
      <Examples of={EXAMPLES} start={(chosen) => lab.replace(chosen)} />
      <Options
        lab={lab}
        at={(setup) => heldAt(setup, degrees)[1]}
        of={{
          step: ['Degrees between stops', EVERY],
          converted: ['The degrees are', { yes: 'converted to radians', no: 'not converted' }],
        }}
      />
    </>
  );
}

/** A wheel of radius 1 with a cabin, and the waves that its coordinates draw over its way. */
export default function UnitCircle(): ReactElement {
  const lab = useLab(model);
  const { x, y, radians } = lab.frame.state.stop;
  return (
    <LabFrame
      lab={lab}
      title="Two waves from one turning wheel"
      todo="Bet, then step; or drag the cabin."
      then="Choose “Not converted”: the program forgets π / 180."
      notice="The post over the end of the way is as high as the cabin. The lower wheel is the upper one, turned by a quarter turn, so that the leg C stands upright."
      caption="The way along the rim, laid straight, and over its end the height of the cabin: that is the sine. The leg to the right draws the same wave, a quarter turn earlier: that is the cosine. If degrees are passed where radians are expected, the thread goes round many times, and no result looks impossible."
      prediction={prediction}
      numbers={{
        'passed to the functions': say(radians),
        cosine: say(x),
        sine: say(y),
        'sine² + cosine²': say(x * x + y * y),
      }}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={[
        'dark and light pieces: each as long as a spoke, one radian',
        'blue: now',
        'dashed: before the turn by 90°',
      ]}
    >
      <Drawing lab={lab} />
    </LabFrame>
  );
}
