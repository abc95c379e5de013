import { useEffect, useRef, useState } from 'react';

import type { CellItem } from './picture';
import { travelled } from './travel';

const TRAVEL_MS = 480;

interface Way {
  /** The picture to be shown. */
  readonly to: readonly CellItem[];
  /** Whether it must not follow for now. */
  readonly held: boolean;
  /** Whether the wanted picture is there at once: at another width, after a jump over several steps. */
  isStill(): boolean;
}

/** The picture on its way to the one that is wanted, from wherever it is, or has been put. */
export function useTravel({
  to,
  held,
  isStill,
}: Way): readonly [readonly CellItem[], (items: readonly CellItem[]) => void] {
  const [put, setPut] = useState(to);
  const [shown, setShown] = useState(to);
  const now = useRef(shown);

  useEffect(() => {
    const show = (items: readonly CellItem[]): void => setShown((now.current = items));
    const from = now.current;
    if (held || from === to) return undefined;
    if (isStill()) return show(to);
    let frame = 0;
    let start: number | null = null;
    const tick = (at: number): void => {
      start ??= at;
      const part = Math.min(1, (at - start) / TRAVEL_MS);
      show(travelled(from, to, part));
      if (part < 1) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
    // The function is the same in what it does.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [to, held, put]);

  const show = (items: readonly CellItem[]): void => {
    now.current = items;
    setShown(items);
    setPut(items);
  };
  return [shown, show];
}
