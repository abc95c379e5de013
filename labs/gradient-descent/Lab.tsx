import type { ReactElement } from 'react';

import { Examples } from '../_kit/controls';
import { LabFrame } from '../_kit/LabFrame';
import { Options } from '../_kit/Options';
import { useLab, type Lab } from '../_kit/useLab';
import { Drawing } from './Drawing';
import { EXAMPLES, model, prediction, RATES, written, type Batch, type Rate, type Setup, type State } from './model';

const RATE_NAMES = Object.fromEntries(RATES.map((rate) => [rate, rate])) as Record<Rate, string>;
const BATCHES = { all: 'all nine points', one: 'one point, drawn by chance' } as const satisfies Record<Batch, string>;

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { position } = lab;
  return (
    <>
      <Examples of={EXAMPLES} start={(chosen) => lab.replace(chosen, 0)} />
      <Options
        lab={lab}
        at={position.at}
        of={{
          rate: ['Learning rate', RATE_NAMES],
          batch: ['Each step looks at', BATCHES],
        }}
      />
    </>
  );
}

/** A network of 19 parameters that is trained in the reader's browser, step by step. */
export function GradientDescent(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="A network learns a wave, here and now"
      todo="Drag the ring in the lower picture to 1,000 steps, or press Step."
      then="Go back to 100 and try the other rates."
      notice="How the rate that leads after 100 steps is overtaken, and how a rate of 1 never comes back."
      caption="With a small rate the network learns slowly, and with a rate that is too large it never learns. This figure computes each loss like the program of the note."
      prediction={prediction}
      numbers={{ step: state.step, rate: lab.setup.rate, loss: written(state.losses.at(-1)!) }}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={['rings above: the nine points', 'ring to drag: this step', 'dashed ring: loss above 100']}
    >
      <Drawing state={state} onSeek={(seek) => lab.move({ seek })} />
    </LabFrame>
  );
}
