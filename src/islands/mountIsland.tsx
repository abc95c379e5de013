import { hydrateRoot, type Root } from 'react-dom/client';

import { IslandBoundary } from './IslandBoundary';
import { islands } from './registry';

/**
 * Loads one island and brings its static frame to life; an island's first render is that frame, on both sides.
 * Where it cannot be loaded or fails while it renders, the static frame comes back with a button that tries again.
 */
export async function mountIsland(
  element: HTMLElement,
  retry: () => void,
  signal: AbortSignal,
): Promise<Root | undefined> {
  const frame = [...element.childNodes];
  const fail = (): void => {
    element.dataset['islandState'] = 'failed';
    element.replaceChildren(...frame, retryButton(retry, frame, element));
  };
  try {
    const Island = await islands[element.dataset['island'] ?? '']!(propsOf(element));
    if (signal.aborted) return undefined;
    // Takes the frame over node by node: a reader who tabbed into it keeps the focus, and nothing is drawn twice.
    const root = hydrateRoot(
      element,
      <IslandBoundary onFail={() => setTimeout(fail)}>
        <Island {...propsOf(element)} />
      </IslandBoundary>,
    );
    element.dataset['islandState'] = 'live';
    return root;
  } catch (error) {
    console.warn('An interactive part could not be loaded.', error);
    fail();
    return undefined;
  }
}

function propsOf(element: HTMLElement): Record<string, unknown> {
  return JSON.parse(element.dataset['islandProps'] ?? '{}') as Record<string, unknown>;
}

function retryButton(retry: () => void, frame: ChildNode[], element: HTMLElement): HTMLElement {
  const notice = document.createElement('p');
  notice.className = 'island-notice';
  notice.setAttribute('role', 'status');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'island-notice__retry';
  button.textContent = 'Try again';
  button.addEventListener('click', () => {
    element.replaceChildren(...frame);
    retry();
  });
  notice.append('This part could not be started. ', button);
  return notice;
}
