import { useEffect, useMemo, useRef, useState } from 'react';
import type { Frame, LabModel } from '../../lib/labModel';
import { adjusted, FRAME_MS, inCommon, moved, replayed, ticked, type Move, type Position } from './playback';
import { useReadAddress, useWriteAddress } from './useAddress';
import { useOnScreen } from './useOnScreen';
import { useTallest } from './useTallest';

/** What a lab's view works with. */
export interface Lab<Setup, State> {
  readonly name: string;
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

interface Held<Setup> extends Position {
  readonly setup: Setup;
  readonly touched: boolean;
}

const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Steps through a model's run; the first render is the model's initial frame on server and client alike. With `playsTo`
 * it plays once by itself when it is seen, up to that frame, unless the reader has touched it or wants no movement.
 */
export function useLab<Setup, State>(model: LabModel<Setup, State>, playsTo?: number): Lab<Setup, State> {
  const [held, setHeld] = useState<Held<Setup>>({
    setup: model.initial,
    at: model.startAt,
    playing: false,
    touched: false,
  });
  const [root, watch] = useState<Element | null>(null);
  const onScreen = useOnScreen(root);
  const frames = useMemo(() => model.trace(held.setup), [model, held.setup]);
  const count = frames.length;
  const tried = useTallest({ root, count, wanted: !held.touched });
  const at = Math.min(tried ?? held.at, count - 1);

  useReadAddress(model.name, (written) => {
    const setup = model.decode(written.setup);
    if (setup !== null) setHeld({ setup, at: written.at, playing: false, touched: false });
  });

  const begun = useRef(playsTo === undefined);
  useEffect(() => {
    if (begun.current || !onScreen || prefersStill()) return;
    begun.current = true;
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

  const show = (setup: Setup, from: number, playing = false) => setHeld({ setup, at: from, playing, touched: true });
  return {
    name: model.name,
    setup: held.setup,
    frames,
    frame: frames[at]!,
    position: { at, playing: held.playing },
    isTried: tried !== null,
    watch,
    move: (move) =>
      setHeld((now) => {
        // The page shows a telling moment of the run; who plays it wants to see how it came to that.
        const isOpening = !now.touched && !now.playing && isStart && move === 'toggle';
        return { ...now, ...moved(isOpening ? { ...now, at: 0 } : now, move, count), touched: true };
      }),
    extend(setup) {
      const other = model.trace(setup);
      const last = other.length - 1;
      const from = Math.min(inCommon(frames, other), last);
      if (prefersStill()) show(setup, last);
      else show(setup, from, from < last);
    },
    replace(setup, from) {
      if (from !== undefined) return show(setup, from);
      const other = model.trace(setup);
      const common = inCommon(frames, other);
      if (prefersStill()) return show(setup, adjusted(at, common, other.length));
      const next = replayed(at, common, other.length);
      return show(setup, next.at, next.playing);
    },
    adjust(setup) {
      const other = model.trace(setup);
      show(setup, adjusted(at, inCommon(frames, other), other.length));
    },
    reset: () => show(model.initial, 0),
  };
}
