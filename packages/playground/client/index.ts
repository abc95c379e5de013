import type { ClientModule } from '@docusaurus/types';

import { storedCopies } from '@groundwork/lib/editedCopies';
import { explainSampleFailure } from '../../../site/components/recovery';

/** A reader who edited samples here finds on their buttons that the copies are kept. Others load nothing for it. */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({ location }) => {
  if (storedCopies().some(({ page }) => page === location.pathname)) {
    void import('./markKept').then(({ markKept }) => markKept(document, location.pathname)).catch(() => undefined);
  }
};

/**
 * The one listener that every page has: pressing a sample's Run or Edit button loads the playground, whose code is
 * fetched only then. It is on the document, because a note's body is HTML that comes and goes.
 */
if (typeof document !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-run], [data-edit]') : null;
    if (!button) return;
    import('./openSample')
      .then(({ openOrRun }) => openOrRun(button))
      .catch(() => {
        button.textContent = 'Try again';
        explainSampleFailure(button);
      });
  });
}
