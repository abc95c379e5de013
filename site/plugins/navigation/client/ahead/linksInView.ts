import { isSiteLink } from '../../../../lib/siteLink';
import fetchAhead from './fetchAhead';

let observer: IntersectionObserver | undefined;

/** Has the page of a link fetched ahead when the link comes into view. Returns what ends the waiting. */
export function fetchInView(link: HTMLAnchorElement): () => void {
  if (!isSiteLink(link)) return () => undefined;
  const watching = (observer ??= new IntersectionObserver(fetchSeen));
  watching.observe(link);
  return () => watching.unobserve(link);
}

/** A page is shown: what a note has of links is HTML, which no component watches. */
export function onRouteDidUpdate(): void {
  document.querySelectorAll<HTMLAnchorElement>('[data-note] a').forEach(fetchInView);
}

function fetchSeen(entries: readonly IntersectionObserverEntry[], seen: IntersectionObserver): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    seen.unobserve(target);
    void fetchAhead.prefetch((target as HTMLAnchorElement).pathname);
  }
}
