import type { RootContent } from 'mdast';

import { wordsPerMinute } from '../../../../lib/wordsPerMinute';
import type { NoteParts } from '../parts/partsOf';
import { wordsIn } from '../parts/words';

interface ReadingTime {
  /** Minutes for what stands before "Going deeper", or for the walk. */
  plain: number;
  /** Minutes for the whole note. */
  whole: number;
}

/**
 * How long a note takes: words of paragraphs, lists and table cells at 200 a minute, rounded up. Listings, outputs and
 * folded answers are left out, because some readers pass them over and others run them.
 */
export function readingTimeOf({ plain, whole }: Pick<NoteParts, 'plain' | 'whole'>): ReadingTime {
  return { plain: minutesOf(plain), whole: minutesOf(whole) };
}

/** Minutes for a part of a note. */
export const minutesOf = (nodes: readonly RootContent[]): number =>
  Math.max(1, Math.ceil(wordsIn(nodes) / wordsPerMinute));
