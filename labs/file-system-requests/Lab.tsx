import type { ReactElement } from 'react';

import { Buttons, Examples, LabFrame, Options, Slider, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { EXAMPLES, followed, model, moved, MOST_WAIT, prediction, type Setup } from './model';
import type { Op, State } from './run';

const OPENINGS = { none: 'is not offered', DROP: 'DROP what was kept', ASK: 'ASK at each read' } as const;

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  const { state } = lab.frame;
  const wait = (seconds: number): void => {
    const next = moved(setup, state, { wait: seconds });
    lab.replace(next, model.trace(next).length - 1);
  };
  const run = (op: Op) => () => lab.extend(followed(setup, state, op));
  return (
    <>
      <Examples of={EXAMPLES} start={(chosen) => lab.replace(chosen, 0)} />
      <Options
        lab={lab}
        of={{
          opening: ['To OPEN the shop says: it', OPENINGS],
          trust: 'Seconds of trust',
        }}
      />
      <Slider
        id="lab-file-system-requests-wait"
        label="Seconds that pass"
        min={0}
        max={MOST_WAIT}
        value={state.idle}
        onChange={wait}
      />
      <Buttons label="Other names" actions={{ 'cat bread': run({ cat: 'bread' }), 'cat rols': run({ cat: 'rols' }) }} />
    </>
  );
}

/** A program, the kernel and a file system's process: what is asked, what is noted, and what the notes are worth. */
export default function FileSystemRequests(): ReactElement {
  const lab = useLab(model);
  const { lines, stock } = lab.frame.state;
  return (
    <LabFrame
      lab={lab}
      title="How far does the question go?"
      todo="Bet, then step. Then drag the rolls, and let cat read again."
      then="DROP and ASK come further down on this page. Let the stock change between two cats, with each of them."
      notice="Where a call turns round, what an answer leaves in the kernel, and what cat prints when the shop’s stock has changed."
      caption="The kernel asks the shop only for what it does not remember. So the second cat asks nothing, and so it may print what is no longer true."
      prediction={prediction}
      numbers={{
        questions: lines.reduce((sum, { asked }) => sum + asked.length, 0),
        'rolls in the shop': stock[2],
      }}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={[
        'blue: now',
        'names are dentries, the size is in the inode, the contents are in the page cache',
        'frame: the size, over the bytes',
        'bar: how long a note is believed',
      ]}
    >
      <Drawing lab={lab} />
    </LabFrame>
  );
}
