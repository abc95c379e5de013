import type { Frame, LabModel } from '../model/labModel';
import type { Written } from '../address/address';
import { adjusted, inCommon, moved, replayed, type Move, type Position } from './playback';

/** What a lab shows: a setup, the frames that follow from it, and where among them the reader stands. */
export interface Playthrough<Setup, State> extends Position {
  readonly setup: Setup;
  /** The model's frames for the setup, traced when it was chosen. */
  readonly frames: readonly Frame<State>[];
  /** Whether the reader has done anything here. */
  readonly touched: boolean;
  /** What the address said when it began. */
  readonly written: Written | null;
}

/** What a lab begins with: what its address says, or else what the page came with. */
export function begun<Setup, State>(model: LabModel<Setup, State>, written: Written | null): Playthrough<Setup, State> {
  const setup = written && model.decode(written.setup);
  const start = written && setup !== null ? { setup, at: written.at } : { setup: model.initial, at: model.startAt };
  const frames = model.trace(start.setup);
  return {
    setup: start.setup,
    at: Math.min(start.at, frames.length - 1),
    frames,
    playing: false,
    touched: false,
    written,
  };
}

/** Whether a run is still what the page came with: its setup, at the frame shown first or at the beginning. */
export function isOfPage<Setup, State>(
  model: LabModel<Setup, State>,
  { setup, at }: Playthrough<Setup, State>,
): boolean {
  return (at === model.startAt || at === 0) && model.encode(setup) === model.encode(model.initial);
}

/** After a reader's move. */
export function played<Setup, State>(
  model: LabModel<Setup, State>,
  run: Playthrough<Setup, State>,
  move: Move,
): Playthrough<Setup, State> {
  // The page shows a telling moment of the run; who plays it wants to see how it came to that.
  const isOpening = !run.touched && !run.playing && move === 'toggle' && isOfPage(model, run);
  return { ...run, ...moved(isOpening ? { ...run, at: 0 } : run, move, run.frames.length), touched: true };
}

/** A setup that continues the present run, or the beginning of it: what is new is played, or shown where `isStill`. */
export function extended<Setup, State>(
  model: LabModel<Setup, State>,
  run: Playthrough<Setup, State>,
  setup: Setup,
  isStill: boolean,
): Playthrough<Setup, State> {
  return showing(model, run, setup, (frames) => {
    const last = frames.length - 1;
    const at = isStill ? last : Math.min(inCommon(run.frames, frames), last);
    return { at, playing: at < last };
  });
}

/** Another setup: played from where it differs from the present run, or shown there where `isStill`. */
export function exchanged<Setup, State>(
  model: LabModel<Setup, State>,
  run: Playthrough<Setup, State>,
  setup: Setup,
  isStill: boolean,
): Playthrough<Setup, State> {
  if (isStill) return tuned(model, run, setup);
  return showing(model, run, setup, (frames) => replayed(run.at, inCommon(run.frames, frames), frames.length));
}

/** Another setup while a value is moved: answers at once, at the step that is shown or the first that differs. */
export function tuned<Setup, State>(
  model: LabModel<Setup, State>,
  run: Playthrough<Setup, State>,
  setup: Setup,
): Playthrough<Setup, State> {
  return showing(model, run, setup, (frames) => ({
    at: adjusted(run.at, inCommon(run.frames, frames), frames.length),
    playing: false,
  }));
}

/** Another setup, which stands at one of its frames. */
export function stood<Setup, State>(
  model: LabModel<Setup, State>,
  run: Playthrough<Setup, State>,
  setup: Setup,
  at: number,
): Playthrough<Setup, State> {
  return showing(model, run, setup, (frames) => ({ at: Math.min(at, frames.length - 1), playing: false }));
}

function showing<Setup, State>(
  model: LabModel<Setup, State>,
  { written }: Playthrough<Setup, State>,
  setup: Setup,
  positionIn: (frames: readonly Frame<State>[]) => Position,
): Playthrough<Setup, State> {
  const frames = model.trace(setup);
  const { at, playing } = positionIn(frames);
  return { setup, frames, at, playing, touched: true, written };
}
