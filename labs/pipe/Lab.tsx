import type { ReactElement } from 'react';
import { Buttons, Examples } from '../_kit/controls';
import { LabFrame } from '../_kit/LabFrame';
import type { Mark } from '../_kit/marks';
import { Options } from '../_kit/Options';
import { Chip, Row } from '../_kit/rows';
import { useLab, type Lab } from '../_kit/useLab';
import { EXAMPLES, model, MOST_ACTS, prediction, type Setup } from './model';
import { BUFFER_LINES, nameOf, PIPE_LINES, type Act, type Line, type State } from './run';

const TARGETS = {
  pipe: 'a pipe',
  terminal: 'a terminal',
  lines: 'a pipe, with stdbuf -oL',
} as const;

interface LinesProps {
  readonly label: string;
  readonly lines: readonly Line[];
  readonly state: State;
  readonly mark: Mark;
}

/** One place where lines can be. */
function Lines({ label, lines, state, mark }: LinesProps): ReactElement {
  return (
    <Row label={label} ordered none="empty">
      {lines.map((line) => {
        const here = state.moved.includes(line.number) ? mark : null;
        return <Chip key={line.number} text={nameOf(line)} mark={here} />;
      })}
    </Row>
  );
}

/** The places in the order in which a line passes them. */
function Places({ state }: { readonly state: State }): ReactElement {
  const piped = state.target !== 'terminal';
  return (
    <>
      <Lines label={`program: stdout buffer, ${BUFFER_LINES}`} lines={state.buffer} state={state} mark="put" />
      {state.waiting.length > 0 && (
        <Lines label="program: write sleeps with" lines={state.waiting} state={state} mark="put" />
      )}
      {piped && <Lines label={`kernel: pipe, ${PIPE_LINES}`} lines={state.pipe} state={state} mark="put" />}
      <Lines label={piped ? 'reader has' : 'terminal shows'} lines={state.seen} state={state} mark="found" />
      {state.lost.length > 0 && <Lines label="lost" lines={state.lost} state={state} mark="removed" />}
    </>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { target, acts } = lab.setup;
  const act = (what: Act) => () => lab.extend({ target, acts: [...acts, what].slice(0, MOST_ACTS) });
  return (
    <>
      <Examples of={EXAMPLES} start={(list) => lab.replace({ target, acts: list }, 0)} />
      <Options lab={lab} of={{ target: ['Descriptors 1 and 2 are', TARGETS] }} />
      <Buttons
        label="Program"
        actions={{
          'Print to stdout': act('out'),
          'Print to stderr': act('err'),
          fflush: act('flush'),
          exit: act('exit'),
          'kill -9': act('kill'),
        }}
      />
      <Buttons label="Reader" actions={{ 'Read a line': act('read'), Leave: act('leave') }} />
    </>
  );
}

/** Pipes and buffering: where a printed line is, and what becomes of it. */
export function Pipe(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="Where is the line that was printed?"
      todo="Step on: order.c exits and the reader reads."
      then="Start from “A crash”, “A full pipe” and “The reader leaves”."
      notice="In whose memory a line lies at the moment when somebody dies, leaves or reads."
      caption="Lines in the buffer of the program share its fate, lines in the pipe outlive it. A full pipe stops the writer, and a pipe without a reader kills it."
      prediction={prediction}
      numbers={{ program: state.writer, reader: state.reader, seen: state.seen.length, lost: state.lost.length }}
      controls={<Controls lab={lab} />}
      marks={['put', 'found', 'removed']}
      signs={[
        `scaled down: a buffer of ${BUFFER_LINES} lines for 4,096 bytes, a pipe of ${PIPE_LINES} lines for 16 pages`,
      ]}
    >
      <Places state={state} />
    </LabFrame>
  );
}
