import type { ReactElement } from 'react';

import { Examples, LabFrame, Options, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { EXAMPLES, milliamps, model, prediction, volts, type State } from './model';
import { power, solve, type Setup } from './rules';

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  return (
    <>
      <Examples of={EXAMPLES} start={(chosen) => lab.replace(chosen, lab.position.at)} />
      <Options lab={lab} of={{ volts: 'Voltage in V' }} />
    </>
  );
}

function numbers({ setup, built }: State): Record<string, string> {
  const { left, right } = solve(setup, built);
  return {
    'left minus right': built > 1 ? volts(left - right) : 'none yet',
    'from the charger': milliamps(power(setup, built).given / setup.volts),
  };
}

/** A bridge of five parts as a fall: heights are voltages, widths are currents. */
export default function Circuit(): ReactElement {
  const lab = useLab(model);
  return (
    <LabFrame
      lab={lab}
      title="Height is voltage, width is current"
      todo="Bet, then Step. Then drag an Ω: a part with more of it is narrower and taller."
      then="Drag until left and right are level. Then double the voltage: every current doubles. A part has 10 Ω to 500 Ω."
      notice="The lamp takes from left, so left sinks, and the lamp takes less. Each way down from plus is equally high. The lamp carries a current only if left and right have different heights."
      caption="A charger lifts charge, and the charge falls back on every way that it finds. Between two points, the voltage is the same on every way. At a point, the current in equals the current out, or else the point moves."
      prediction={prediction}
      numbers={numbers(lab.frame.state)}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={[
        'dots: charge that falls',
        'blue: new, or what happens now',
        'dashed: where a point was',
        'mJ: thousandths of a joule',
      ]}
    >
      <Drawing lab={lab} />
    </LabFrame>
  );
}
