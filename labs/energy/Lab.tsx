import type { ReactElement } from 'react';

import { Examples, LabFrame, Options, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { EXAMPLES, model, prediction, say, type State } from './model';
import { joules, SLOT_MS, type Setup } from './rules';

const LABELS: Readonly<Record<keyof Setup, string>> = {
  idle: 'At rest, in W',
  busy: 'At work, in W',
  on: 'Slots at work, of five',
  every: 'Slots per reading',
  begin: 'One reading is at slot',
};

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  return (
    <>
      <Examples of={EXAMPLES} start={(chosen) => lab.replace(chosen)} />
      <Options lab={lab} of={LABELS} />
    </>
  );
}

function numbers({ setup, passed }: State): Record<string, string> {
  const { used, metered } = joules(setup, passed);
  const mean = passed === 0 ? 0 : (1000 * used) / (passed * SLOT_MS);
  return {
    used: say(used),
    'by the meter': say(metered),
    'power on average': passed === 0 ? 'nothing yet' : `${mean.toFixed(1)} W`,
  };
}

/** Energy as the area under power, and what a slow meter makes of it. */
export default function Energy(): ReactElement {
  const lab = useLab(model);
  return (
    <LabFrame
      lab={lab}
      title="Energy is the area under power"
      todo="Step on to the second reading."
      then="Move the meter's readings, and look for an interval that is slow and right."
      notice="Bars are what the machine uses, the dashed line is what the meter counts. Only their areas matter."
      caption="A meter that reads in step with the machine counts three times as much, or half. Every 80 ms is slow as well, and right: its readings meet each part of the period equally often."
      prediction={prediction}
      numbers={numbers(lab.frame.state)}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={['framed: this slot', 'dashed: counted by the meter', '○ a reading']}
    >
      <Drawing state={lab.frame.state} />
    </LabFrame>
  );
}
