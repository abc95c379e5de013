import type { ReactElement } from 'react';

import { Examples } from '../_kit/controls';
import { LabFrame } from '../_kit/LabFrame';
import { Options } from '../_kit/Options';
import { useLab, type Lab } from '../_kit/useLab';
import { Drawing } from './Drawing';
import { EXAMPLES, model, prediction, say, volts, type State } from './model';
import { MOST_VOLTS, power, RESISTORS, solve, type Setup } from './rules';

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  return (
    <>
      <Examples of={EXAMPLES} start={(chosen) => lab.replace(chosen, model.startAt)} />
      <Options lab={lab} of={{ volts: ['Voltage in V', 1, MOST_VOLTS] }} />
    </>
  );
}

function numbers({ setup, solved, known }: State): Record<string, string> {
  const { left, right } = solve(setup);
  const { given, heat } = power(setup);
  const all = known === RESISTORS.length;
  return {
    'left minus right': solved ? volts(left - right) : 'not yet known',
    'given by the supply': all ? `${say(given * 1000, 1)} mJ/s` : 'not yet known',
    'heat in the resistors': all ? `${say(heat * 1000, 1)} mJ/s` : 'not yet known',
  };
}

/** A bridge of five resistors: equations, voltages, currents, and two checks. */
export function Circuit(): ReactElement {
  const lab = useLab(model);
  // Who drags wants to see the currents, which only the last steps know.
  const change = (resistor: number, ohms: number) => {
    const setup = { ...lab.setup, ohms: lab.setup.ohms.map((one, index) => (index === resistor ? ohms : one)) };
    lab.replace(setup, model.trace(setup).length - 1);
  };
  return (
    <LabFrame
      lab={lab}
      title="Kirchhoff's laws for five resistors"
      todo="Step solves the equations. Drag the rings until no current flows between left and right."
      then="Start from other resistors, or change the voltage."
      notice="Doubling the voltage doubles every current. If left and right have the same voltage, no current flows between them."
      caption="Two unknown voltages need two equations. The currents into a point equal the currents out of it. The energy becomes heat."
      prediction={prediction}
      numbers={numbers(lab.frame.state)}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={['framed: this step', '? not yet known', '○ drag for more or fewer Ω']}
    >
      <Drawing state={lab.frame.state} onChange={change} />
    </LabFrame>
  );
}
