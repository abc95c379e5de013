import type { ReactElement } from 'react';

import { Choice, Examples } from '../_kit/controls';
import { LabFrame } from '../_kit/LabFrame';
import { Options } from '../_kit/Options';
import { useLab, type Lab } from '../_kit/useLab';
import { Drawing } from './Drawing';
import { EXAMPLES, model, prediction, say, type State } from './model';
import { outcome, signed, type Setup } from './rules';

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  const most = 2 ** setup.width - 1;
  const narrow = (width: 4 | 8): Setup => ({
    ...setup,
    width,
    a: setup.a % 2 ** width,
    b: setup.b % 2 ** width,
  });
  return (
    <>
      <Choice
        name="lab-adder-width"
        label="Register"
        options={{ four: 'four bits', eight: 'eight bits' }}
        value={setup.width === 4 ? 'four' : 'eight'}
        onChange={(value) => lab.replace(narrow(value === 'four' ? 4 : 8))}
      />
      <Choice
        name="lab-adder-operation"
        label="Operation"
        options={{ add: 'a + b', sub: 'a − b' }}
        value={setup.subtract ? 'sub' : 'add'}
        onChange={(value) => lab.replace({ ...setup, subtract: value === 'sub' })}
      />
      <Options lab={lab} of={{ a: ['a', 0, most], b: ['b', 0, most] }} />
      <Examples of={EXAMPLES} start={(chosen) => lab.replace(chosen, chosen.width)} />
    </>
  );
}

function numbers({ setup, judged }: State): Record<string, string> {
  const { carry, overflow, sum } = outcome(setup);
  const { width, a, b } = setup;
  const both = (pattern: number): string => `${pattern} or ${say(signed(pattern, width))}`;
  return {
    'a, unsigned or signed': both(a),
    'b, unsigned or signed': both(b),
    'sum, unsigned or signed': judged ? both(sum) : 'not yet compared',
    'carry flag': judged ? `${carry}` : 'not yet compared',
    'overflow flag': judged ? (overflow ? '1' : '0') : 'not yet compared',
  };
}

/** A two's complement adder, column by column, and what its two flags say about two readings. */
export function Adder(): ReactElement {
  const lab = useLab(model);
  return (
    <LabFrame
      lab={lab}
      title="One adder, two readings"
      todo="Step on to compare the readings. Then find a sum that is wrong in both, and one that is right in both."
      notice="The columns never ask which reading you mean. Subtraction only inverts b and sets the lowest carry."
      caption="The carry out of the top column judges the unsigned reading, the overflow the signed one, and either may be wrong while the other is right."
      prediction={prediction}
      numbers={numbers(lab.frame.state)}
      controls={<Controls lab={lab} />}
      marks={['put']}
      signs={['? not yet known']}
    >
      <Drawing state={lab.frame.state} />
    </LabFrame>
  );
}
