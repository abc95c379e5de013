/**
 * The one listener that every page has: pressing a sample's Run button loads the playground, whose code is fetched
 * only then. It is on the document, because a note's body is HTML that comes and goes.
 */
if (typeof document !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-run]') : null;
    if (!button) return;
    void import('./openSample').then(
      ({ runSample }) => runSample(button),
      () => (button.textContent = 'Try again'),
    );
  });
}

export {};
