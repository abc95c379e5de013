import { useEffect, useRef, useState } from 'react';
import { defined } from '@groundwork/lib/defined';
import type { Frame, LabModel } from '../model/labModel';
import type { Part } from '../model/labSetup';
import { adjusted, FRAME_MS, inCommon, moved, replayed, ticked, type Move, type Position } from '../playback/playback';
import type { Written } from '../address/address';
import { useReadAddress, useWriteAddress } from '../address/useAddress';
import { useOnScreen } from './useOnScreen';
import { useTallest } from './useTallest';

/** What a lab's view works with. */
export interface Lab<Setup, State> {
  readonly name: string;
  readonly schema: Part<Setup>;
  readonly setup: Setup;
  readonly frames: readonly Frame<State>[];
  readonly frame: Frame<State>;
  readonly position: Position;
  /** Whether this frame is rendered only to see how tall it is, and nobody sees it. */
  readonly isTried: boolean;
  /** Where the lab stands on the page, to stop playing while nobody can see it. */
  watch(element: Element | null): void;
  move(move: Move): void;
  /** A setup that continues the present run, or the beginning of it: shows and plays what is new. */
  extend(setup: Setup): void;
  /** Another run: plays from where it differs from the present one; with `at` it stands at that frame. */
  replace(setup: Setup, at?: number): void;
  /** Another run while a value is moved: answers at once, at the step that is shown. */
  adjust(setup: Setup): void;
  /** The run that the page came with, at its beginning. */
  reset(): void;
}

interface Held<Setup, State> extends Position {
  readonly setup: Setup;
  /** The run of the setup, traced when it was chosen. */
  readonly frames: readonly Frame<State>[];
  readonly touched: boolean;
  /** What the address said when it began. */
  readonly written: Written | null;
}

/** What a lab begins with: what its address says, or else what the page came with. */
function begun<Setup, State>(model: LabModel<Setup, State>, written: Written | null): Held<Setup, State> {
  const setup = written && model.decode(written.setup);
  const start = written && setup !== null ? { setup, at: written.at } : { setup: model.initial, at: model.startAt };
  return { ...start, frames: model.trace(start.setup), playing: false, touched: false, written };
}

const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Steps through a model's run; the first render is the model's initial frame on server and client alike. With `playsTo`
 * it plays once by itself when it is seen, up to that frame, unless the reader has touched it or wants no movement.
 */
export function useLab<Setup, State>(model: LabModel<Setup, State>, playsTo?: number): Lab<Setup, State> {
  const written = useReadAddress(model.name);
  const [held, setHeld] = useState(() => begun(model, written));
  // A frame that was taken over is the page's own; the address is known only then.
  if (held.written !== written) setHeld(begun(model, written));
  const [root, watch] = useState<Element | null>(null);
  const onScreen = useOnScreen(root);
  const { frames } = held;
  const count = frames.length;
  const tried = useTallest({ root, count, wanted: !held.touched });
  const at = Math.min(tried ?? held.at, count - 1);

  const hasPlayed = useRef(playsTo === undefined);
  useEffect(() => {
    if (hasPlayed.current || !onScreen || prefersStill()) return;
    hasPlayed.current = true;
    setHeld((now) => (now.touched ? now : { ...now, playing: true }));
  }, [onScreen]);

  const end = playsTo !== undefined && !held.touched ? playsTo + 1 : count;
  useEffect(() => {
    if (!held.playing || !onScreen) return undefined;
    const timer = setTimeout(() => setHeld((now) => ({ ...now, ...ticked(now, end) })), FRAME_MS);
    return () => clearTimeout(timer);
  }, [held.playing, at, onScreen, end]);

  const isStart = (at === model.startAt || at === 0) && model.encode(held.setup) === model.encode(model.initial);
  const shared = isStart ? null : { setup: model.encode(held.setup), at };
  useWriteAddress(model.name, held.touched && !held.playing ? shared : undefined);

  const show = (setup: Setup, positionIn: (frames: readonly Frame<State>[]) => Position) => {
    const other = model.trace(setup);
    setHeld({ setup, frames: other, ...positionIn(other), touched: true, written });
  };
  const standing = (from: number): Position => ({ at: from, playing: false });
  return {
    name: model.name,
    schema: model.setup,
    setup: held.setup,
    frames,
    frame: defined(frames[at], 'A frame'),
    position: { at, playing: held.playing },
    isTried: tried !== null,
    watch,
    move: (move) =>
      setHeld((now) => {
        // The page shows a telling moment of the run; who plays it wants to see how it came to that.
        const isOpening = !now.touched && !now.playing && isStart && move === 'toggle';
        return { ...now, ...moved(isOpening ? { ...now, at: 0 } : now, move, count), touched: true };
      }),
    extend: (setup) =>
      show(setup, (other) => {
        const last = other.length - 1;
        const from = prefersStill() ? last : Math.min(inCommon(frames, other), last);
        return { at: from, playing: from < last };
      }),
    replace: (setup, from) =>
      show(setup, (other) => {
        if (from !== undefined) return standing(from);
        const common = inCommon(frames, other);
        return prefersStill() ? standing(adjusted(at, common, other.length)) : replayed(at, common, other.length);
      }),
    adjust: (setup) => show(setup, (other) => standing(adjusted(at, inCommon(frames, other), other.length))),
    reset: () => show(model.initial, () => standing(0)),
  };
}
