import { startTransition, useEffect, useState } from 'react';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

const sizeOf = (desktopBreakpoint: number): WindowSize =>
  window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile';

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
