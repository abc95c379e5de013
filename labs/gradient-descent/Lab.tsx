import type { ReactElement } from 'react';

import { Examples, LabFrame, Options, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { EXAMPLES, loss, model, prediction, RATES, say, slope, type Rate, type Setup, type State } from './model';

const RATE_NAMES = Object.fromEntries(RATES.map((rate) => [rate, rate])) as Record<Rate, string>;

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  return (
    <>
      <Examples of={EXAMPLES} start={(chosen) => lab.replace(chosen)} />
      <Options lab={lab} of={{ rate: ['Learning rate', RATE_NAMES] }} />
    </>
  );
}

/** One weight that learns from one ride: the model's line, and the ball in the valley of the loss. */
export default function GradientDescent(): ReactElement {
  const lab = useLab(model);
  const { step, w } = lab.frame.state;
  return (
    <LabFrame
      lab={lab}
      title="A ball in the valley of the loss"
      todo="Bet, then Step. Then drag the ball, or the line."
      then="Try each rate. Which arrives first, and which never?"
      notice="The larger the square, the higher the ball. Where the line misses the ride by much, the wall is steep and the step is long; near the bottom, the same rate makes short steps by itself."
      caption="A step is the learning rate times the slope, against its sign. Too short, and the ball crawls. Too long, and it lands higher on the other side, where the next step is longer still."
      prediction={prediction}
      numbers={{ step, w: say(w), loss: say(loss(w)), slope: say(slope(w)) }}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={['square, and bar under the ball: the loss', 'line on the wall: the slope', 'arrow: the next step']}
    >
      <Drawing lab={lab} />
    </LabFrame>
  );
}
