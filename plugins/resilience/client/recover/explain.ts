import { causeOfFailure, type Cause } from './cause';
import { reloadAndKeep } from './kept';

const texts: Record<Exclude<Cause, 'unknown'>, string> = {
  updated: 'The site was updated after this page was opened. Reloading keeps your place and your changes. ',
  updating: 'The site is being updated at this moment. ',
  network: 'The network does not answer. ',
};

/**
 * Says in a notice why a part of the page could not be had, and offers to reload where that helps.
 * @param notice begins with a text of its own, which is replaced, and may hold a button that tries again.
 * @param pressed what the reader pressed, to be pressed again after the reload.
 */
export async function explain(notice: HTMLElement, pressed?: HTMLElement): Promise<void> {
  const cause = await causeOfFailure(window);
  if (cause === 'unknown') return;
  if (cause !== 'updated') return notice.firstChild?.replaceWith(texts[cause]);
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Reload';
  button.addEventListener('click', () => reloadAndKeep(window, pressed));
  notice.replaceChildren(texts.updated, button);
}
