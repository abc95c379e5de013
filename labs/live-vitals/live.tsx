import { useEffect, useState } from 'react';

import type { Entry } from './entries';

/** Entries that TypeScript's library does not describe. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
interface Largest extends PerformanceEntry {
  readonly element: Element | null;
  readonly url: string;
}
interface Interaction extends PerformanceEventTiming {
  readonly interactionId: number;
}

const image = (url: string) =>
  url === '' ? undefined : (performance.getEntriesByName(url)[0] as PerformanceResourceTiming | undefined);

function ofNavigation(entry: PerformanceEntry): Entry[] {
  const { responseStart } = entry as PerformanceNavigationTiming;
  const { activationStart = 0 } = entry as PerformanceNavigationTiming & { activationStart?: number };
  return [{ kind: 'navigation', firstByte: responseStart, activation: activationStart }];
}

function ofLargest(entry: PerformanceEntry): Entry[] {
  const { startTime, element, url } = entry as Largest;
  const resource = image(url);
  return [
    {
      kind: 'largest',
      at: startTime,
      what: element?.localName ?? 'an element that is gone',
      requested: resource ? resource.requestStart || resource.startTime : null,
      loaded: resource?.responseEnd ?? null,
    },
  ];
}

function ofEvent(entry: PerformanceEntry): Entry[] {
  const { interactionId, name, startTime, processingStart, processingEnd, duration } = entry as Interaction;
  if (!interactionId) return [];
  return [
    {
      kind: 'interaction',
      id: interactionId,
      name,
      at: startTime,
      started: processingStart,
      ended: processingEnd,
      duration,
    },
  ];
}

function ofShift(entry: PerformanceEntry): Entry[] {
  const { startTime, value, hadRecentInput } = entry as LayoutShift;
  return [{ kind: 'shift', at: startTime, value, asked: hadRecentInput }];
}

const KINDS: Readonly<Record<string, (entry: PerformanceEntry) => Entry[]>> = {
  navigation: ofNavigation,
  paint: ({ name, startTime }) => (name === 'first-contentful-paint' ? [{ kind: 'first-paint', at: startTime }] : []),
  'largest-contentful-paint': ofLargest,
  event: ofEvent,
  'layout-shift': ofShift,
};

/** At most so many entries are kept, so that a page that is open all day costs nothing. */
const MOST = 200;

const timeOf = (entry: Entry): number => (entry.kind === 'navigation' ? 0 : entry.at);
/** Each type is delivered by itself, so their entries do not come in the order of time. */
const byTime = (a: Entry, b: Entry): number => timeOf(a) - timeOf(b);

const kept = (entries: readonly Entry[]): readonly Entry[] =>
  [...entries].sort(byTime).filter((entry, index, all) => index >= all.length - MOST || entry.kind === 'navigation');

export interface Live {
  readonly entries: readonly Entry[];
  /** Types of entries that this browser does not have. */
  readonly missing: readonly string[];
}

/** What this browser measures of this page; null in the first render, which is the same everywhere. */
export function useLive(): Live | null {
  const [live, setLive] = useState<Live | null>(null);
  useEffect(() => {
    const known = typeof PerformanceObserver === 'undefined' ? [] : PerformanceObserver.supportedEntryTypes;
    const has = Object.keys(KINDS).filter((type) => known.includes(type));
    const missing = Object.keys(KINDS).filter((type) => !has.includes(type));
    const observers = has.map((type) => {
      const observer = new PerformanceObserver((list) => {
        const found = list.getEntries().flatMap((entry) => KINDS[type]!(entry));
        setLive((now) => ({ missing, entries: kept([...(now?.entries ?? []), ...found]) }));
      });
      const slow = type === 'event' ? { durationThreshold: 16 } : {};
      observer.observe({ type, buffered: true, ...slow });
      return observer;
    });
    return () => observers.forEach((observer) => observer.disconnect());
  }, []);
  return live;
}
