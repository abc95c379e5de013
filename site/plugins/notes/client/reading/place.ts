import type { ReadingPlace } from '../../../../lib/readingRecord';
import { wordsPerMinute } from '../../../../lib/wordsPerMinute';

/** How far down the window a heading stands whose text is being read: above its middle. */
export const eyes = 0.4;

/** Where the reader is in a note: its last heading above their eyes. None before the first heading. */
export function placeIn(body: HTMLElement): ReadingPlace | undefined {
  const headings = [...body.querySelectorAll<HTMLElement>(':is(h2, h3)[id]')].filter(isShown);
  const heading = headings.findLast((each) => each.getBoundingClientRect().top < innerHeight * eyes);
  const title = body.closest('article')?.querySelector('h1')?.textContent.trim();
  if (!heading || !title) return undefined;
  return { title, heading: wordsOf(heading), id: heading.id, minutes: minutesFrom(heading, body) };
}

/** Not one of a folded workshop. */
export const isShown = (heading: HTMLElement): boolean => heading.getClientRects().length > 0;

/** A heading's own words, without the sign of the link to it, which says so in words for those who do not see it. */
export const wordsOf = (heading: HTMLElement): string =>
  [...heading.childNodes]
    .filter((node) => !(node instanceof HTMLElement && node.matches('.hash-link')))
    .map((node) => node.textContent ?? '')
    .join('')
    .trim();

/** Minutes from a heading to where a reader may stop, or to the note's end where it has no such place; 0 behind that. */
function minutesFrom(heading: HTMLElement, body: HTMLElement): number {
  const stop = body.querySelector('#what-you-can-do-now, .deeper');
  const texts = [...body.querySelectorAll<HTMLElement>('p, li')].filter(
    (text) => isBefore(heading, text) && (!stop || isBefore(text, stop)),
  );
  const words = texts.reduce((sum, text) => sum + (text.textContent.match(/\S+/g)?.length ?? 0), 0);
  return Math.ceil(words / wordsPerMinute);
}

const isBefore = (a: Node, b: Node): boolean => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
