import type { ReactElement } from 'react';
import type { Lab } from '../stage/useLab';

interface ButtonProps {
  readonly name: string;
  readonly off: boolean;
  readonly onPress: () => void;
  /** The one that a reader who is new to the lab should press. */
  readonly first?: boolean;
}

/** Stays focusable when off: a button that vanishes from under the keyboard loses the reader's place. */
function PlaybackButton({ name, off, onPress, first = false }: ButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={first ? 'lab-button lab-first' : 'lab-button'}
      aria-disabled={off}
      onClick={off ? undefined : onPress}
    >
      {name}
    </button>
  );
}

/** Back, step (at the end again), play or pause, and a slider to seek: for any run. */
export function PlaybackBar<Setup, State>({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { at, playing } = lab.position;
  const last = lab.frames.length - 1;
  const atEnd = at === last && last > 0;
  return (
    <div className="lab-playback" role="group" aria-label="Playback">
      <PlaybackButton name="Back" off={at === 0} onPress={() => lab.move('back')} />
      <PlaybackButton
        name={atEnd ? 'Again' : 'Step'}
        first
        off={last === 0}
        onPress={() => lab.move(atEnd ? 'first' : 'step')}
      />
      <PlaybackButton name={playing ? 'Pause' : 'Play'} off={last === 0} onPress={() => lab.move('toggle')} />
      <input
        className="lab-range"
        type="range"
        aria-label="Seek"
        aria-valuetext={`Step ${at + 1} of ${last + 1}`}
        min={0}
        max={last}
        value={at}
        onChange={(event) => lab.move({ seek: event.target.valueAsNumber })}
      />
      <span className="lab-where">{`${at + 1} / ${last + 1}`}</span>
    </div>
  );
}
