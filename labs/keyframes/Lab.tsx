import type { ReactElement } from 'react';

import { Choice, Examples, LabFrame, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { DELAYS, DURATIONS, EXAMPLES, ITERATIONS, model, pixels, prediction, WHEN, type State } from './model';
import { DIRECTIONS, EASINGS, FILLS, type Setup } from './rules';

/** What can be chosen, in the order of the controls: the label and how a value is written. */
const CONTROLS = {
  duration: ['Duration', DURATIONS, (value: unknown) => `${Number(value) / 1000}s`],
  delay: ['Delay', DELAYS, (value: unknown) => `${Number(value) / 1000}s`],
  iterations: ['Passes', ITERATIONS, String],
  direction: ['Direction', DIRECTIONS, String],
  fill: ['Fill', FILLS, String],
  easing: ['Easing', EASINGS, String],
} as const;

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup, position } = lab;
  return (
    <>
      <Examples of={EXAMPLES} start={(chosen) => lab.replace(chosen, 0)} />
      {(Object.keys(CONTROLS) as (keyof Setup)[]).map((key) => {
        const [label, values, written] = CONTROLS[key];
        return (
          <Choice
            key={key}
            name={`lab-keyframes-${key}`}
            label={label}
            options={Object.fromEntries(values.map((value, index) => [`${index}`, written(value)]))}
            value={`${(values as readonly unknown[]).indexOf(setup[key])}`}
            onChange={(index) => lab.replace({ ...setup, [key]: values[Number(index)] }, position.at)}
          />
        );
      })}
    </>
  );
}

const shorthand = ({ duration, delay, iterations, direction, fill, easing }: Setup): string =>
  `slide ${duration / 1000}s ${easing} ${delay / 1000}s ${iterations} ${direction} ${fill}`;

/** One animation between two keyframes: the value at any moment, and which part of the declaration decides it. */
export default function Keyframes(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  const { phase, progress, value } = state.moment;
  return (
    <LabFrame
      lab={lab}
      title="The value at any moment"
      todo="Bet below, then step to the end."
      then="Set Fill to none, and later Delay to 1s."
      notice="With Fill none, the line falls to 0 before and after the passes: there the animation sets no value, and the box has its own value."
      caption="Delay, duration and passes decide when the animation acts. Direction and easing decide which value it sets then. The fill mode decides what counts before and after."
      prediction={prediction}
      numbers={{
        now: WHEN[phase],
        'point of the pass': progress === null ? 'none' : `${Math.round(progress * 100)}%`,
        translate: `${pixels(value)}px`,
        animation: shorthand(state.setup),
      }}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={[
        'upright line: this moment',
        'ring and box: the value, from 20 to 120 pixels',
        'dashed: the animation sets no value, own value 0',
      ]}
    >
      <Drawing state={state} />
    </LabFrame>
  );
}
