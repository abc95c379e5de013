import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

import { defined } from '../../lib/defined';
import { IslandBoundary } from './IslandBoundary';
import { islands } from './registry';

/**
 * Loads one island and brings its static frame to life; an island's first render is that frame, on both sides. Where
 * the page was reached by a navigation and has no frame, the island draws itself.
 * Nothing comes back where the page has been left meanwhile.
 * @param onAlive called when the island answers its reader.
 * @param onFail called when the island throws while it renders; loading errors are thrown.
 */
export async function mountIsland(
  element: HTMLElement,
  onAlive: () => void,
  onFail: () => void,
  signal: AbortSignal,
): Promise<Root | undefined> {
  const load = defined(islands[element.dataset['island'] ?? ''], 'An island of this name');
  const Island = await load(propsOf(element));
  if (signal.aborted) return undefined;
  const island = (
    <IslandBoundary onAlive={() => setTimeout(onAlive)} onFail={() => setTimeout(onFail)}>
      <Island {...propsOf(element)} />
    </IslandBoundary>
  );
  if (element.firstChild) {
    // Takes the frame over node by node: a reader who tabbed into it keeps the focus, and nothing is drawn twice.
    return hydrateRoot(element, island);
  }
  const root = createRoot(element);
  root.render(island);
  return root;
}

function propsOf(element: HTMLElement): Record<string, unknown> {
  return JSON.parse(element.dataset['islandProps'] ?? '{}') as Record<string, unknown>;
}
