import type { ReactElement } from 'react';

import { Examples, LabFrame, Options, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { EXAMPLES, model, POSITIONS, prediction, STEP, type State } from './model';
import { LEFT, TOP, type Ancestor, type Position, type Setup } from './rules';

const NAMES = Object.fromEntries(POSITIONS.map((one) => [one, one])) as Record<Position, string>;
const ANCESTORS = {
  nothing: 'nothing',
  relative: 'position: relative',
  transform: 'transform: scale(1)',
  hidden: 'overflow: hidden',
  clip: 'overflow: clip',
  container: 'container-type: inline-size',
} as const satisfies Record<Ancestor, string>;

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { position } = lab;
  // The page stays scrolled as it is.
  return (
    <>
      <Examples of={EXAMPLES} start={(chosen) => lab.replace(chosen, 0)} />
      <Options
        lab={lab}
        at={position.at}
        of={{
          position: ['The box is', NAMES],
          ancestor: ['The ancestor has', ANCESTORS],
        }}
      />
    </>
  );
}

/** One box, one ancestor and a page that scrolls: what top and left are measured from. */
export default function Positions(): ReactElement {
  const lab = useLab(model);
  const { layout, scrolled } = lab.frame.state;
  return (
    <LabFrame
      lab={lab}
      title="Measured from what?"
      todo={`Bet, then step on, or drag the viewport: each step scrolls by ${STEP} pixels. Then click the ancestor.`}
      then={`Choose “nothing” for the ancestor. The box has top: ${TOP}px and left: ${LEFT}px.`}
      notice="From which rectangle the box keeps its distance. If the box is out of flow, the line of text after it moves up."
      caption="With a transform on its ancestor, a fixed box scrolls with the ancestor. With overflow: hidden on its ancestor, a sticky box does not stick to the viewport. With overflow: clip, the box sticks."
      prediction={prediction}
      numbers={{
        scrolled,
        box: `${layout.box.x}, ${layout.box.y}`,
        'its place if static': `${layout.place.x}, ${layout.place.y}`,
        'measured from': layout.reference,
      }}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={[
        `bars: the box is ${LEFT} pixels from the left and ${TOP} from the top of what it goes along with, and has its colour`,
        'grey: in its place',
        'pink: the page',
        'small: what the viewport shows at each step',
        'two numbers such as 60,70: pixels from the left and from the top of the viewport',
        'container-type: moves no box here',
      ]}
    >
      <Drawing lab={lab} />
    </LabFrame>
  );
}
