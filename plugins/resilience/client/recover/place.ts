/** Where the reader is in a page: which block of the article stands at the top of the window, and how far above or below. */
export interface Place {
  block: number;
  top: number;
}

const blocks = (document: Document): readonly Element[] => [...document.querySelectorAll('main [data-note] > *')];

/** Nothing on a page without a note: the browser restores its scroll position by itself. */
export function placeOf({ document }: Window): Place | undefined {
  const all = blocks(document);
  const block = all.findIndex((element) => element.getBoundingClientRect().bottom > 0);
  const top = all[block]?.getBoundingClientRect().top;
  return top === undefined ? undefined : { block, top };
}

/** Scrolls so that the same block stands where it stood, whatever was opened above it. */
export function returnTo(window: Window, { block, top }: Place): void {
  const element = blocks(window.document)[block];
  if (element) window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
}
