import { storedCopies } from '../../editedCopies';

/**
 * A reader who edited samples of this page earlier finds on their buttons that the copies are kept. Others load nothing
 * for it.
 */
export function showKept(page: string): void {
  if (storedCopies().some((copy) => copy.page === page)) {
    void import('./markKept').then(({ markKept }) => markKept(document, page)).catch(() => undefined);
  }
}
