import { isRemembered, read, storedRecord, storeRecord } from '@site/lib/readingRecord';

/** How far down a reader has come who has begun, in pixels. A page that is left is sent back to its top. */
const begun = 100;

/**
 * Remembers in this browser that the reader has begun a note, and that its end was seen. Takes the note's address and
 * its body; the table of contents is no note.
 */
export function followReading(path: string, body: HTMLElement, signal: AbortSignal): void {
  if (!isRemembered(path) || signal.aborted) return;
  const remember = (finished: boolean): void => void storeRecord(read(storedRecord(), path, Date.now(), finished));
  const onSeen = (entries: readonly IntersectionObserverEntry[]): void => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    remember(true);
    observer.disconnect();
  };
  // What lies above the window counts: a jump to the foot of the page passes the end in one frame.
  const observer = new IntersectionObserver(onSeen, { rootMargin: '1000000px 0px 0px 0px' });
  const onScroll = (): void => {
    if (scrollY < begun) return;
    removeEventListener('scroll', onScroll);
    remember(false);
    if (body.lastElementChild) observer.observe(body.lastElementChild);
  };
  signal.addEventListener('abort', () => observer.disconnect());
  addEventListener('scroll', onScroll, { passive: true, signal });
  onScroll();
}
