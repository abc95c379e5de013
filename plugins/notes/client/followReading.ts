import { read, storedRecord, storeRecord } from '@site/lib/readingRecord';

/**
 * Remembers in this browser that the reader is in a note, and that its end was seen. Takes the note's address below
 * the base and its body. Returns what ends it.
 */
export function followReading(to: string, body: HTMLElement): () => void {
  const remember = (finished: boolean): void => void storeRecord(read(storedRecord(), to, Date.now(), finished));
  remember(false);
  const onSeen = (entries: readonly IntersectionObserverEntry[]): void => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    remember(true);
    observer.disconnect();
  };
  // What lies above the window counts: a jump to the foot of the page passes the end in one frame.
  const observer = new IntersectionObserver(onSeen, { rootMargin: '1000000px 0px 0px 0px' });
  if (body.lastElementChild) observer.observe(body.lastElementChild);
  return () => observer.disconnect();
}
