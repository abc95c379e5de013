import type { ReactElement } from 'react';

import { Examples } from '../_kit/controls';
import { LabFrame } from '../_kit/LabFrame';
import { Options } from '../_kit/Options';
import { useLab, type Lab } from '../_kit/useLab';
import { Drawing } from './Drawing';
import { EXAMPLES, model, POSITIONS, prediction, type State } from './model';
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
      <Options
        lab={lab}
        at={position.at}
        of={{
          position: ['The box is', NAMES],
          ancestor: ['The ancestor has', ANCESTORS],
        }}
      />
      <Examples of={EXAMPLES} start={(chosen) => lab.replace(chosen, 0)} />
    </>
  );
}

/** One box, one ancestor and a page that scrolls: what top and left are measured from. */
export function Positions(): ReactElement {
  const lab = useLab(model);
  const { layout, scrolled } = lab.frame.state;
  return (
    <LabFrame
      lab={lab}
      title="Measured from what?"
      todo={`Step on: each step scrolls the page. The box has top: ${TOP}px and left: ${LEFT}px. Then take the transform away.`}
      notice="What the box keeps its distance to, and whether the line after it moves up."
      caption="The same insets put a box in five places. A transform on an ancestor holds a fixed box; overflow: hidden takes a sticky one, which overflow: clip does not."
      prediction={prediction}
      numbers={{
        scrolled,
        box: `${layout.box.x}, ${layout.box.y}`,
        'its place': `${layout.place.x}, ${layout.place.y}`,
        'measured from': layout.reference,
      }}
      controls={<Controls lab={lab} />}
      marks={['changed']}
      signs={[
        'thick line: what it is measured from',
        'dashed: the ancestor',
        'pixels from the top left of the viewport',
      ]}
    >
      <Drawing state={lab.frame.state} />
    </LabFrame>
  );
}
