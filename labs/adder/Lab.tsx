import type { ReactElement } from 'react';

import { Choice, Examples, LabFrame, Options, useLab, type Lab } from '@groundwork/labs-kit';
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
      <Examples of={EXAMPLES} start={(chosen) => lab.replace(chosen, chosen.width)} />
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
    'carry that leaves': judged ? `${carry}` : 'not yet compared',
    'signed overflow': judged ? (overflow ? 'yes' : 'no') : 'not yet compared',
  };
}

/** A two's complement adder, column by column, and what its two flags say about two readings. */
export default function Adder(): ReactElement {
  const lab = useLab(model);
  return (
    <LabFrame
      lab={lab}
      title="One adder, two readings"
      todo="Step on to compare the readings."
      then="Find a sum that is wrong in both, and one that is right in both."
      notice="No column needs to know the reading. For a − b, the adder inverts b, and the carry into column 0 is 1: this is the + 1 of a + ~b + 1."
      caption="Unsigned, an addition is wrong if a carry leaves the leftmost column, and a subtraction is wrong if no carry leaves. Signed, either is wrong on signed overflow: the true result is outside the signed range. One reading may be wrong while the other is right."
      prediction={prediction}
      numbers={numbers(lab.frame.state)}
      controls={<Controls lab={lab} />}
      marks={['look']}
      signs={['? not yet known']}
    >
      <Drawing state={lab.frame.state} />
    </LabFrame>
  );
}
