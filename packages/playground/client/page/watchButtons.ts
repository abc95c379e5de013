import type { OpenOrRun } from './createPlayground';

/**
 * The one listener that every page has: pressing a sample's Run or Edit button loads the playground, whose code is
 * fetched only then. It is on the document, because a note's body is HTML that comes and goes.
 * @param load gives the one playground of the page, each time the same: it knows what is open
 * @param explainFailure called where the playground or what it needs at once did not load, or fails at its start
 */
export function watchButtons(load: () => Promise<OpenOrRun>, explainFailure: (button: HTMLElement) => void): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-run], [data-edit]') : null;
    if (!button) return;
    load()
      .then((openOrRun) => openOrRun(button))
      .catch(() => {
        button.textContent = 'Try again';
        explainFailure(button);
      });
  });
}
