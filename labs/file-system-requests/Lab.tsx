import type { ReactElement } from 'react';

import { Examples, LabFrame, Options, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { EXAMPLES, model, prediction, type Setup } from './model';
import type { State } from './run';

const OPENINGS = { none: 'is not offered', DROP: 'DROP what was kept', ASK: 'ASK at each read' } as const;

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
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
      todo="Bet, then step. Or press a name, to let cat read it, and drag the rolls."
      then="DROP and ASK come further down on this page. Then let the stock change between two cats, with each of them."
      notice="Where a question turns round, what its answer leaves in the kernel, and what happens to these notes when the shop’s stock changes."
      caption="The kernel asks the shop for what it has no note of, and notes the answer where it belongs: at the name, at the file, or as its bytes."
      prediction={prediction}
      numbers={{
        questions: lines.reduce((sum, { asked }) => sum + asked.length, 0),
        'rolls in the shop': stock[2],
      }}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={[
        'blue: now',
        'dots: questions to the shop',
        'frame: the size, over the bytes',
        'bar: how long a note is believed',
        '↵ end of line',
        '≠ the shop has something else',
      ]}
    >
      <Drawing lab={lab} />
    </LabFrame>
  );
}
