import { explainSampleFailure } from '@site/src/components/recovery';

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
