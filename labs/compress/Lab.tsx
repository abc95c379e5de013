import type { ReactElement } from 'react';

import { Ask, Examples, LabFrame, Slider, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { bitsOf, WIDEST } from './lz';
import { EXAMPLES, LONGEST_TEXT, model, NARROWEST, prediction } from './model';
import type { Setup, State } from './run';

function numbers(state: State): Record<string, string | number> {
  const pointers = state.tokens.filter((token) => typeof token !== 'string').length;
  return {
    'letters done': `${state.at} of ${state.setup.text.length}`,
    'bits as bytes': 8 * state.at,
    'bits written': bitsOf(state.tokens),
    pointers,
  };
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  const take = (text: string) => lab.replace({ ...setup, text }, 0);
  return (
    <>
      <Examples of={EXAMPLES} start={take} />
      <Slider
        id="lab-compress-window"
        label="Letters that the window holds"
        min={NARROWEST}
        max={WIDEST}
        value={setup.reach}
        onChange={(reach) => lab.adjust({ ...setup, reach })}
      />
      <Ask
        id="lab-compress-text"
        label="Text"
        start="banana bandana"
        pattern="[a-z ,!]+"
        hint="Small letters, spaces, commas and exclamation marks"
        maxLength={LONGEST_TEXT}
        actions={{ Compress: take }}
      />
    </>
  );
}

/** LZ77: letters and pointers, then the receiver who unpacks them. */
export default function Compress(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="Letters and pointers"
      todo="Step on: a pointer is written, then the receiver unpacks."
      then="Make the window smaller, and try the other texts."
      notice="Where a pointer reads from, what a small window no longer sees, and which text grows."
      caption="A pointer says where the letters have been before. It may reach into what it writes itself, and it cannot reach out of the window."
      prediction={prediction}
      numbers={numbers(state)}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={[
        'coloured: goes as a pointer',
        'blue: what comes now',
        'without a box: out of the window',
        'a letter is 9 bits, a pointer 10',
      ]}
    >
      <Drawing lab={lab} />
    </LabFrame>
  );
}
