import { defined } from '@groundwork/lib/defined';

/** The slides of a deck, in order. */
export const slidesOf = (deck: HTMLElement): HTMLElement[] => [...deck.querySelectorAll<HTMLElement>('.slide')];

/** The slide that the reader looks at: the one that reaches highest into the viewport's middle. */
export function slideInView(slides: readonly HTMLElement[]): HTMLElement {
  const middle = window.innerHeight / 2;
  return slides.findLast((slide) => slide.getBoundingClientRect().top < middle) ?? defined(slides[0], 'A slide');
}

/** A slide's face as it is shown on the stage: a copy without what the page alone needs. */
export function faceOf(slide: HTMLElement): HTMLElement {
  const face = defined(slide.querySelector('.slide__face'), 'The face of a slide').cloneNode(true) as HTMLElement;
  for (const link of face.querySelectorAll('.hash-link')) link.remove();
  for (const heading of face.querySelectorAll('h1, h2')) heading.removeAttribute('id');
  // What scrolls sideways keeps the finger to itself.
  for (const scroller of face.querySelectorAll('pre, .diagram__canvas, .slide__table'))
    scroller.setAttribute('data-prevent-swipe', '');
  return face;
}

/** A copy of what is said to a slide. */
export const notesOf = (slide: HTMLElement): HTMLElement =>
  defined(slide.querySelector('.slide__notes'), 'What is said to a slide').cloneNode(true) as HTMLElement;

/** A slide's heading. */
export const headingOf = (slide: HTMLElement): string =>
  faceOf(slide).querySelector('h1, h2')?.textContent?.trim() ?? '';
