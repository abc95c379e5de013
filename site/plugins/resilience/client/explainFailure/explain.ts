import { storedCopies } from '@groundwork/playground/editedCopies';
import { causeOfFailure, type Cause } from './causeOfFailure';

const texts: Record<Exclude<Cause, 'unknown'>, string> = {
  updated: 'The site was updated after this page was opened. ',
  updating: 'The site is being updated at this moment. ',
  network: 'The network does not answer. ',
};

/**
 * Says in a notice why a part of the page could not be had, and offers to reload where that helps.
 * @param notice begins with a text of its own, which is replaced, and may hold a button that tries again.
 */
export async function explain(notice: HTMLElement): Promise<void> {
  const cause = await causeOfFailure(window);
  if (cause === 'unknown') return;
  if (cause !== 'updated') return notice.firstChild?.replaceWith(texts[cause]);
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Reload';
  button.addEventListener('click', () => window.location.reload());
  const kept = storedCopies().some(({ page }) => page === window.location.pathname) ? 'What you edited is kept. ' : '';
  notice.replaceChildren(texts.updated, kept, button);
}
