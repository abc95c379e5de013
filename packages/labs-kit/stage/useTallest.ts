import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { useOnScreen } from './useOnScreen';

/** Between two frames that are tried, where the browser does not say when it is idle. */
const PAUSE_MS = 50;

/** A busy machine is not waited for any longer than this. */
const LATEST_MS = 300;

/** Frames are tried for no longer than this at a time. */
const SLICE_MS = 8;

/** Calls back when the browser has nothing else to do; the answer takes the call back. */
function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(act, { timeout: LATEST_MS });
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(act, PAUSE_MS);
  return () => clearTimeout(id);
}

interface Tallest {
  readonly root: Element | null;
  readonly count: number;
  /** False ends it: the reader has begun, or the run is another one. */
  readonly wanted: boolean;
}

/**
 * Renders every frame of a run once before the reader comes to it, so that the stage knows its tallest and nothing below
 * it moves later. Each is rendered and taken back before the browser paints, some whenever the browser is idle, and only
 * while the buttons are off the screen: in view, they would move under a pointer that is about to press. Then the lab
 * has `data-tallest`, which tests wait for. Returns the frame to render in place of the present one, or null.
 */
export function useTallest({ root, count, wanted }: Tallest): number | null {
  const [tried, setTried] = useState<number | null>(null);
  const next = useRef(0);
  const onScreen = useOnScreen(root?.querySelector('.lab-now') ?? null);
  const seen = wanted && !onScreen ? root : null;

  useEffect(() => {
    if (seen === null) return undefined;
    let stop: () => void;
    const tryNext = () => {
      if (next.current >= count) {
        seen.setAttribute('data-tallest', 'known');
        return;
      }
      const start = performance.now();
      while (next.current < count && performance.now() - start < SLICE_MS) {
        const at = next.current++;
        flushSync(() => setTried(at));
      }
      flushSync(() => setTried(null));
      stop = whenIdle(tryNext);
    };
    stop = whenIdle(tryNext);
    return () => stop();
  }, [seen, count]);

  return tried;
}
