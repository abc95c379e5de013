import { useEffect, useRef, useState } from 'react';
import { eased } from '../../stage/motion/interpolate';

/** Which run is shown, at which time, and how far what happens at that time has settled. */
export interface ShownTime<Run> {
  readonly run: Run;
  readonly time: number;
  readonly settled: number;
}

interface Leg<Run> {
  readonly run: Run;
  readonly to: number;
}

export interface ClockProps<Run> {
  readonly run: Run;
  /** The time to be shown. */
  readonly to: number;
  /** Whether the clock must not follow for now: the reader holds it, or nobody sees it. */
  readonly held: boolean;
  /** The time from which two runs look different. */
  parting(a: Run, b: Run): number;
  /** Whether times are shown at once. */
  isStill(): boolean;
  /** How many times as long a way takes as it does otherwise. */
  readonly pace?: number;
}

const LEG_MS = 460;
const BACK_MS = 340;
/** The first part of a leg moves the time, the rest lets settle what then happens. */
const MOVES = 0.75;

/** What is shown when a part of the way from one time to another is over. */
export function onTheWay(from: number, to: number, part: number): { time: number; settled: number } {
  if (part >= 1 || to === from) return { time: to, settled: 1 };
  if (to < from) return { time: from + (to - from) * eased(part), settled: 1 };
  const gone = eased(part);
  return {
    time: from + (to - from) * Math.min(1, gone / MOVES),
    settled: Math.min(1, Math.max(0, (gone - MOVES) / (1 - MOVES))),
  };
}

/** The way to another time, perhaps of another run: back in the old one to where they part, then on in the new one. */
export function legsTo<Run>(
  shown: ShownTime<Run>,
  { run, to, parting }: Pick<ClockProps<Run>, 'run' | 'to' | 'parting'>,
): Leg<Run>[] {
  if (shown.run === run) return [{ run, to }];
  const part = Math.min(shown.time, parting(shown.run, run));
  return part < shown.time
    ? [
        { run: shown.run, to: part },
        { run, to },
      ]
    : [{ run, to }];
}

/**
 * A clock that glides to the time that is asked for, from where it is; a movement that is interrupted goes on from
 * there. The picture is a function of what it returns.
 */
export function useClock<Run>(props: ClockProps<Run>): readonly [ShownTime<Run>, (time: number) => void] {
  const { run, to, held } = props;
  const [shown, setShown] = useState<ShownTime<Run>>({ run, time: to, settled: 1 });
  const now = useRef(shown);
  const show = (next: ShownTime<Run>): void => setShown((now.current = next));

  useEffect(() => {
    const { current } = now;
    if (held || (current.run === run && current.time === to && current.settled === 1)) return undefined;
    const legs = props.isStill() ? [] : legsTo(current, props);
    let frame = 0;
    const go = (index: number): void => {
      const leg = legs[index];
      if (!leg) return show({ run, time: to, settled: 1 });
      const from = now.current.time;
      const long = (leg.to < from ? BACK_MS : LEG_MS) * (props.pace ?? 1);
      let start: number | null = null;
      const tick = (at: number): void => {
        start ??= at;
        const part = Math.min(1, (at - start) / long);
        show({ run: leg.run, ...onTheWay(from, leg.to, part) });
        if (part < 1) frame = requestAnimationFrame(tick);
        else go(index + 1);
      };
      frame = requestAnimationFrame(tick);
    };
    go(0);
    return () => cancelAnimationFrame(frame);
    // The functions are the same in what they do.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [run, to, held]);

  return [shown, (time) => show({ run, time, settled: 1 })];
}
