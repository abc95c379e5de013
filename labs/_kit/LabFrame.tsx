import { memo, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import type { Frame, Prediction } from '../../lib/labModel';
import { Stats } from './controls';
import { KEYS_IN_WORDS, moveOfKey } from './keys';
import { Legend, type Mark } from './marks';
import { Stage } from './motion/Stage';
import { PlaybackBar } from './PlaybackBar';
import { Predict } from './Predict';
import type { Lab } from './useLab';

interface LabFrameProps<Setup, State> {
  readonly lab: Lab<Setup, State>;
  readonly title: string;
  /** What to do, one or two sentences. */
  readonly todo: string;
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

interface ControlsProps {
  readonly id: string;
  readonly reset: () => void;
  readonly children: ReactNode;
}

/** The same steps as text: for readers without JavaScript, without sight, or in a hurry. */
const StepsInWords = memo(function StepsInWords({
  frames,
}: {
  readonly frames: readonly Frame<unknown>[];
}): ReactElement {
  return (
    <details className="lab-steps">
      <summary>{frames.length === 1 ? 'The one step in words' : `All ${frames.length} steps in words`}</summary>
      <ol>
        {frames.map((frame, index) => (
          <li key={index}>{frame.text}</li>
        ))}
      </ol>
    </details>
  );
});

/** What the reader can change: the first group, and the others when they are asked for, so that a lab is no wall of buttons. */
function Controls({ id, reset, children }: ControlsProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="lab-controls lab-fold" id={`${id}-controls`} data-open={isOpen || undefined}>
        {children}
      </div>
      <div className="lab-controls lab-buttons">
        <button
          type="button"
          className="lab-button lab-more"
          aria-expanded={isOpen}
          aria-controls={`${id}-controls`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Fewer controls' : 'More controls'}
        </button>
        <button type="button" className="lab-button" onClick={reset}>
          Start over
        </button>
      </div>
    </>
  );
}

/** The longest sentence of a run: its room is kept at every step, so that the buttons below stay where they are. */
const longest = (frames: readonly Frame<unknown>[]): string =>
  frames.reduce((text, frame) => (frame.text.length > text.length ? frame.text : text), '');

/**
 * The frame of every lab: title, what to do, drawing; the sentence of the present step with the playback, which stay in
 * view while a tall drawing is looked at; then question, what to notice, numbers, controls, steps, caption.
 */
export function LabFrame<Setup, State>(props: LabFrameProps<Setup, State>): ReactElement {
  const { lab, title, todo, notice, caption, prediction, below } = props;
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
      <p className="lab-todo">
        <strong>Do:</strong>
        {` ${todo}`}
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
      <Predict prediction={prediction} />
      <p className="lab-notice">
        <strong>Notice:</strong>
        {` ${notice}`}
      </p>
      <Stats values={props.numbers} />
      <Controls id={id} reset={() => lab.reset()}>
        {props.controls}
      </Controls>
      <Legend marks={props.marks} more={props.signs} />
      <p className="lab-keys">{KEYS_IN_WORDS}</p>
      <StepsInWords frames={lab.frames} />
      {below}
      <figcaption className="lab-caption">{caption}</figcaption>
    </figure>
  );
}
