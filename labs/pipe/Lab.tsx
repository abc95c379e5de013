import type { ReactElement } from 'react';
import { Buttons, Examples, LabFrame, Options, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { EXAMPLES, model, MOST_ACTS, prediction, type Setup } from './model';
import { BUFFER_LINES, PIPE_LINES, type Act, type State } from './run';

const TARGETS = {
  pipe: 'a pipe',
  terminal: 'a terminal',
  lines: 'a pipe, with -u',
} as const;

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { target, acts } = lab.setup;
  const act = (what: Act) => () => lab.extend({ target, acts: [...acts, what].slice(0, MOST_ACTS) });
  return (
    <>
      <Examples of={EXAMPLES} start={(list) => lab.replace({ target, acts: list }, 0)} />
      <Options lab={lab} of={{ target: ['Both ways out lead to', TARGETS] }} />
      <Buttons
        label="price.py"
        actions={{
          'Print a result': act('out'),
          'Print a message': act('err'),
          Flush: act('flush'),
          End: act('exit'),
          'kill -9': act('kill'),
        }}
      />
      <Buttons label="cat" actions={{ 'Read a line': act('read'), Leave: act('leave') }} />
    </>
  );
}

/** Pipes and buffering: where a printed line is, and what becomes of it. */
export default function Pipe(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="Where is the line that was printed?"
      todo="Step on: price.py is killed, and cat reads."
      then="Start from “A full pipe” and “The reader leaves”, or print, read and kill as you like."
      notice="In whose memory a line lies at the moment when somebody dies, leaves or reads."
      caption="Lines in the buffer of the program share its fate, lines in the pipe outlive it. A full pipe stops the writer, and a pipe without a reader ends it."
      prediction={prediction}
      numbers={{ printed: countOf(state), read: state.seen.length, lost: state.lost.length }}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={[
        'square: a result; round: a message',
        'blue edge: what has moved now',
        `${BUFFER_LINES} lines stand for a buffer of 8,192 bytes, ${PIPE_LINES} for a pipe of 65,536`,
      ]}
    >
      <Drawing lab={lab} />
    </LabFrame>
  );
}

const countOf = ({ buffer, waiting, pipe, seen, lost }: State): number =>
  [buffer, waiting, pipe, seen, lost].reduce((count, lines) => count + lines.length, 0);
