import { explainFailure } from '../components/explainFailure';

/** The static frame of an island: what the server rendered, to be shown again should the island fail. */
export const frameOf = (element: HTMLElement): readonly ChildNode[] => [...element.childNodes];

/** Shows an island that failed: its static frame, and behind it a button that tries again. */
export function showFailure(element: HTMLElement, frame: readonly ChildNode[], retry: () => void): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'island-notice__retry';
  button.textContent = 'Try again';
  button.addEventListener('click', () => {
    element.replaceChildren(...frame);
    retry();
  });
  // `explainSample.ts` says the same of a sample, from a script that only a failure loads.
  const notice = document.createElement('p');
  notice.className = 'island-notice';
  notice.setAttribute('role', 'status');
  notice.append('This part could not be started. ', button);
  element.dataset['islandState'] = 'failed';
  element.replaceChildren(...frame, notice);
  explainFailure(notice);
}
