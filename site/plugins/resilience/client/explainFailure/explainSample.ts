import { explain } from './explain';

/**
 * Says below the name of a sample that it could not be started, and why, until its button is pressed again.
 * @param button which may be called "Try again" meanwhile
 */
export async function explainSample(button: HTMLElement): Promise<void> {
  const notice = document.createElement('p');
  notice.className = 'island-notice';
  notice.setAttribute('role', 'status');
  notice.append('This part could not be started. ');
  button.parentElement?.after(notice);
  button.addEventListener('click', () => notice.remove(), { once: true });
  await explain(notice);
}
