import type { ReactElement, RefObject } from 'react';

/** A size that is drawn before the browser says its own; which one is seen is the stylesheet's matter. */
export interface Size {
  readonly kind: string;
  readonly width: number;
}

/** A phone's and a desktop's. */
const sizesOf = (narrow: number, wide: number): readonly Size[] => [
  { kind: 'narrow', width: narrow },
  { kind: 'wide', width: wide },
];

/** The width of a graph on a phone, and on paper. */
export const NARROW = 336;
/** Of graphs and of cells. */
export const DRAWN_SIZES = sizesOf(NARROW, 686);
const FILM_SIZES = sizesOf(344, 704);

interface SizedProps {
  readonly className: string;
  readonly root: RefObject<HTMLDivElement | null>;
  /** The width on the page; null before it is known. */
  readonly width: number | null;
  readonly sizes?: readonly Size[];
  /** The kind is its key. */
  readonly children: (width: number, kind: string) => ReactElement;
}

/**
 * A drawing in the sizes that it may have; in the browser anew for the width that it has there, and as high as before.
 * `data-width` says for which width that was: none as it is sent, and another than its own for a moment after a window
 * was resized.
 */
export function Sized({ className, root, width, sizes = FILM_SIZES, children }: SizedProps): ReactElement {
  const drawn = width === null ? sizes : [{ kind: 'live', width }];
  return (
    <div className={className} ref={root} data-changes-by-itself="" data-width={width ?? ''}>
      {drawn.map(({ kind, width: wide }) => children(wide, kind))}
    </div>
  );
}
