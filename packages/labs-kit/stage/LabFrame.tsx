import { memo, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import type { Frame, Prediction } from '../model/labModel';
import { Stats } from '../controls/controls';
import { KEYS_IN_WORDS, moveOfKey } from '../playback/keys';
import { Legend, type Mark } from '../drawings/rows/marks';
import { Stage } from './motion/Stage';
import { PlaybackBar } from '../playback/PlaybackBar';
import { Predict } from './Predict';
import type { Lab } from './useLab';

interface LabFrameProps<Setup, State> {
  readonly lab: Lab<Setup, State>;
  readonly title: string;
  /** What to do first, in one line. */
  readonly todo: string;
  /** What to change then, said where it is changed. */
  readonly then?: string;
  /** What to notice while doing it. */
  readonly notice: string;
  /** The finding, as the caption of the figure. */
  readonly caption: string;
  readonly prediction: Prediction;
  /** The drawing of the present frame. */
  readonly children: ReactNode;
  /** What the model counts in the present frame. */
  readonly numbers: Readonly<Record<string, ReactNode>>;
  /** What the reader can change. */
  readonly controls: ReactNode;
  /** The marks that the drawing uses. */
  readonly marks: readonly Mark[];
  /** Other signs of the drawing, in words. */
  readonly signs?: readonly string[];
  /** A second figure. */
  readonly below?: ReactNode;
}

interface InWordsProps {
  readonly frames: readonly Frame<unknown>[];
  readonly notice: string;
}

/** The same steps as text: for readers without JavaScript, without sight, or in a hurry; and on paper. */
const InWords = memo(function InWords({ frames, notice }: InWordsProps): ReactElement {
  return (
    <details className="lab-steps">
      <summary>{frames.length === 1 ? 'The one step in words' : `All ${frames.length} steps in words`}</summary>
      <p className="lab-notice">
        <strong>Notice:</strong>
        {` ${notice}`}
      </p>
      <ol>
        {frames.map((frame, index) => (
          <li key={index}>{frame.text}</li>
        ))}
      </ol>
    </details>
  );
});

interface ChangeProps {
  readonly then: string | undefined;
  readonly reset: () => void;
  readonly children: ReactNode;
}

/** All that the reader can change, closed, so that a lab is a picture with three buttons and no wall of them. */
function Change({ then, reset, children }: ChangeProps): ReactElement {
  return (
    <details className="lab-change">
      <summary>Change it</summary>
      {then !== undefined && <p className="lab-then">{then}</p>}
      <div className="lab-controls">{children}</div>
      <button type="button" className="lab-button" onClick={reset}>
        Start over
      </button>
      <p className="lab-keys">{KEYS_IN_WORDS}</p>
    </details>
  );
}

/** The longest sentence of a run: its room is kept at every step, so that the buttons below stay where they are. */
const longest = (frames: readonly Frame<unknown>[]): string =>
  frames.reduce((text, frame) => (frame.text.length > text.length ? frame.text : text), '');

/**
 * The frame of every lab, the picture first: title, drawing, the sentence of the present step, the buttons, what to do;
 * then the bet, numbers and signs, what can be changed, the steps in words, and the finding.
 */
export function LabFrame<Setup, State>(props: LabFrameProps<Setup, State>): ReactElement {
  const { lab, title, todo, then, notice, caption, prediction, below } = props;
  const id = `lab-${lab.name}`;
  const titleId = `${id}-title`;
  const { position, watch } = lab;
  const { at, playing } = position;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const move = moveOfKey(event, event.target as HTMLElement);
    if (move === null) return;
    event.preventDefault();
    lab.move(move);
  };
  return (
    <figure className="lab" id={id} ref={watch} aria-labelledby={titleId} data-lab={lab.name} onKeyDown={onKeyDown}>
      <p className="lab-title" id={titleId}>
        {title}
        <a className="hash-link" href={`#${id}`} aria-label={`Direct link to ${title}`} />
      </p>
      <Stage isTried={lab.isTried}>{props.children}</Stage>
      <p className="lab-still">
        {`Without JavaScript the drawing stands still at step ${at + 1}. The steps in words below tell the whole run.`}
      </p>
      <div className="lab-now" data-longest={longest(lab.frames)}>
        <p className="lab-says" role="status" aria-live={playing || lab.isTried ? 'off' : 'polite'}>
          {lab.frame.text}
        </p>
        <PlaybackBar lab={lab} />
      </div>
      <p className="lab-todo">{todo}</p>
      <Predict key={prediction.question} prediction={prediction} />
      <Stats values={props.numbers} />
      <Legend marks={props.marks} more={props.signs} />
      <Change then={then} reset={() => lab.reset()}>
        {props.controls}
      </Change>
      <InWords frames={lab.frames} notice={notice} />
      {below}
      <figcaption className="lab-caption">{caption}</figcaption>
    </figure>
  );
}
