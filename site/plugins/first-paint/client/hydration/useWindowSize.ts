import { startTransition, useEffect, useState } from 'react';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

/** In em, as the stylesheets have it: a reader's larger default font leaves less room, whatever the window measures. */
const sizeOf = (desktopBreakpoint: number): WindowSize =>
  matchMedia(`(width > ${desktopBreakpoint / 16}em)`).matches ? 'desktop' : 'mobile';

/**
 * In place of the theme's own, whose first answer after hydration is rendered in one go: on a phone that takes down
 * the contents list of the desktop. As a transition it is done in pieces (`browserContext.tsx`).
 */
export function useWindowSize({ desktopBreakpoint = 996 }: { desktopBreakpoint?: number } = {}): WindowSize {
  const [windowSize, setWindowSize] = useState<WindowSize>('ssr');
  useEffect(() => {
    const update = (): void => setWindowSize(sizeOf(desktopBreakpoint));
    startTransition(update);
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [desktopBreakpoint]);
  return windowSize;
}
