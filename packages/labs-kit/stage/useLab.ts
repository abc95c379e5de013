import { useEffect, useRef, useState } from 'react';
import { defined } from '@groundwork/lib/defined';
import type { Frame, LabModel } from '../model/labModel';
import type { Part } from '../model/labSetup';
import { FRAME_MS, ticked, type Move, type Position } from '../playback/playback';
import { begun, extended, isOfPage, played, exchanged, stood, tuned } from '../playback/playthrough';
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
  const at = tried ?? held.at;

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

  const shared = isOfPage(model, held) ? null : { setup: model.encode(held.setup), at: held.at };
  useWriteAddress(model.name, held.touched && !held.playing ? shared : undefined);

  return {
    name: model.name,
    schema: model.setup,
    setup: held.setup,
    frames,
    frame: defined(frames[at], 'A frame'),
    position: { at, playing: held.playing },
    isTried: tried !== null,
    watch,
    move: (move) => setHeld((now) => played(model, now, move)),
    extend: (setup) => setHeld((now) => extended(model, now, setup, prefersStill())),
    replace: (setup, from) =>
      setHeld((now) =>
        from === undefined ? exchanged(model, now, setup, prefersStill()) : stood(model, now, setup, from),
      ),
    adjust: (setup) => setHeld((now) => tuned(model, now, setup)),
    reset: () => setHeld((now) => stood(model, now, model.initial, 0)),
  };
}
