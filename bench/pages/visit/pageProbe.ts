import type { Shift, Task } from './vitals';

/** What the page tells about itself; times in milliseconds since it began, unless they are said to be absolute. */
export interface Probe {
  timeOrigin: number;
  firstPaint: number | null;
  largestPaint: number | null;
  hydrated: number | null;
  shifts: Shift[];
  tasks: Task[];
  /** Interactions that the browser reports: those that took 16 ms or more. */
  interactions: Task[];
  /** Which first headings were on screen, and since when (absolute). */
  headings: { text: string; at: number }[];
  /** When the last click began (absolute); also of a click in the page before. */
  clicked: number | null;
}

declare global {
  interface Window {
    benchProbe?: Probe;
  }
}

/** Runs in every page before anything of the page does. `takesOver` says whether scripts will mark it. */
export function installProbe(takesOver: boolean): void {
  if (window.top !== window) return;
  const clickKey = 'bench-clicked';
  const probe: Probe = {
    timeOrigin: performance.timeOrigin,
    firstPaint: null,
    largestPaint: null,
    hydrated: null,
    shifts: [],
    tasks: [],
    interactions: [],
    headings: [],
    clicked: Number(sessionStorage.getItem(clickKey)) || null,
  };
  window.benchProbe = probe;

  const observe = (type: string, see: (entry: PerformanceEntry) => void, options = {}): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true, ...options });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') probe.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (probe.largestPaint = startTime));
  observe('longtask', ({ startTime, duration }) => probe.tasks.push({ start: startTime, duration }));
  observe('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) probe.shifts.push({ at: startTime, value });
  });
  observe(
    'event',
    (entry) => {
      const { interactionId, startTime, duration } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId) probe.interactions.push({ start: startTime, duration });
    },
    { durationThreshold: 16 },
  );

  addEventListener(
    'click',
    ({ timeStamp }) => {
      probe.clicked = performance.timeOrigin + timeStamp;
      sessionStorage.setItem(clickKey, String(probe.clicked));
    },
    true,
  );

  const seeHydration = (): void => {
    if (probe.hydrated !== null || !takesOver) return;
    if (document.documentElement?.getAttribute('data-has-hydrated') === 'true') probe.hydrated = performance.now();
  };
  let heading = '';
  const seeHeading = (): void => {
    const text = document.querySelector('h1')?.textContent?.trim() ?? '';
    if (text === '' || text === heading) return;
    heading = text;
    // After the frame that shows it.
    requestAnimationFrame(() =>
      setTimeout(() => probe.headings.push({ text, at: performance.timeOrigin + performance.now() })),
    );
  };
  new MutationObserver(() => {
    seeHydration();
    seeHeading();
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-has-hydrated'] });
  seeHydration();
}
