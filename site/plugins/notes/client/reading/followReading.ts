import { isRemembered, readNoteOf, read, storedRecord, storeRecord } from '../../../../lib/readingRecord';

import { followPlace } from './followPlace';
import { offerToGoOn } from './goOn';
import { placeIn } from './place';

/** How far down a reader has come who has begun, in pixels. A page that is left is sent back to its top. */
const begun = 100;

/** How long a reader stays at a place who reads there, in milliseconds. Who passes through is on the way elsewhere. */
const stay = 4000;

/**
 * Remembers in this browser that the reader has begun a note, where they read last, and that its end was seen. Who comes
 * back is offered to go on at that place. The bar of contents says where the reader is. Takes the note's address and its body; the table of contents is no note.
 */
export function followReading(path: string, body: HTMLElement, signal: AbortSignal): void {
  followPlace(body, signal);
  if (!isRemembered(path) || signal.aborted) return;
  const remember = (seen: Parameters<typeof read>[3]): void =>
    void storeRecord(read(storedRecord(), path, Date.now(), seen));
  const last = readNoteOf(storedRecord(), path);
  if (last?.place && !last.finished) offerToGoOn(last.place, body, signal);
  const onSeen = (entries: readonly IntersectionObserverEntry[]): void => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    remember({ finished: true });
    observer.disconnect();
  };
  // What lies above the window counts: a jump to the foot of the page passes the end in one frame.
  const observer = new IntersectionObserver(onSeen, { rootMargin: '1000000px 0px 0px 0px' });
  const onScroll = (): void => {
    if (scrollY < begun) return;
    removeEventListener('scroll', onScroll);
    remember({});
    if (body.lastElementChild) observer.observe(body.lastElementChild);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onRest = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const place = scrollY >= begun && document.visibilityState === 'visible' ? placeIn(body) : undefined;
      if (place) remember({ place });
    }, stay);
  };
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const listener of [onScroll, onRest]) {
    addEventListener('scroll', listener, { passive: true, signal });
    listener();
  }
}
