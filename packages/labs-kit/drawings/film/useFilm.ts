import { useRef, type RefObject } from 'react';

import { isStillIn } from '../page/page';
import { useClock, type ClockProps, type ShownTime } from './useClock';

interface FilmClock<Run> extends Omit<ClockProps<Run>, 'isStill'> {
  /** Whether the reader has a part of the drawing in the hand, which is shown where it is at once. */
  isInHand?(): boolean;
}

interface PlayedFilm<Run> {
  /** Goes on an element around the drawing. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly shown: ShownTime<Run>;
  /** Shows a time of the run at once: of what is dragged. */
  readonly show: (time: number) => void;
}

/** A drawing whose pictures are a function of the time: which run is shown, at which time, as its reader likes movement. */
export function useFilm<Run>({ isInHand, ...clock }: FilmClock<Run>): PlayedFilm<Run> {
  const root = useRef<HTMLDivElement>(null);
  const isStill = (): boolean => isInHand?.() === true || isStillIn(root.current);
  const [shown, show] = useClock({ ...clock, isStill });
  return { root, shown, show };
}
