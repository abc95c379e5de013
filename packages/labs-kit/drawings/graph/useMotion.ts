import { useEffect, useRef, useState, type RefObject } from 'react';

import { atRest, movement, shownAt, showWays, type Movement, type ShownPicture } from './motion';
import type { GraphPicture } from './picture';

interface MotionProps {
  /** Null while nothing is to be followed. */
  readonly picture: GraphPicture | null;
  /** The number of the step: a jump over several shows its end at once. */
  readonly step: number;
  /** The element that has the things of the picture as its children, in their order. */
  readonly things: RefObject<Element | null>;
  /** Whether pictures are shown at once: the reader holds a thing of it, or asked for no movement. */
  isStill(): boolean;
}

interface State {
  readonly shown: ShownPicture;
  /** The movement that begins with it. */
  readonly way: Movement | null;
}

/**
 * Follows pictures: moves what is seen to each next one, from wherever it is. React draws the beginning and the end of a
 * movement; between them only attributes change, because a phone has no time to compare hundreds of elements in a frame.
 */
export function useMotion({ picture, step, things, isStill }: MotionProps): ShownPicture | null {
  const [state, setState] = useState<State | null>(null);
  const now = useRef<() => ShownPicture | null>(() => null);
  const at = useRef(step);

  useEffect(() => {
    const current = now.current();
    if (!picture || current?.picture === picture) return;
    const isFar = Math.abs(step - at.current) > 1;
    at.current = step;
    const isAtOnce = !current || isFar || current.picture.width !== picture.width || isStill();
    const way = isAtOnce ? null : movement(current, picture);
    const shown = way ? shownAt(way, 0) : atRest(picture);
    now.current = () => shown;
    setState({ shown, way });
    // The functions are the same in what they do.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [picture, step]);

  useEffect(() => {
    const { way = null } = state ?? {};
    if (!way) return undefined;
    let start: number | null = null;
    let time = 0;
    now.current = () => shownAt(way, time);
    let frame = requestAnimationFrame(function tick(stamp) {
      start ??= stamp;
      time = stamp - start;
      if (time >= way.lasts) return setState({ shown: way.to, way: null });
      if (things.current) showWays(way, time, things.current.children);
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [state, things]);

  return state && state.shown;
}
