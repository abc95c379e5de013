import type { Root } from 'react-dom/client';

import { defined } from '@groundwork/lib/defined';
import { drawIsland } from './drawIsland';
import { IslandBoundary } from './IslandBoundary';
import { islands } from './registry';

/**
 * Loads one island and brings its static frame to life.
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
  return drawIsland(
    element,
    <IslandBoundary onAlive={() => setTimeout(onAlive)} onFail={() => setTimeout(onFail)}>
      <Island {...propsOf(element)} />
    </IslandBoundary>,
  );
}

function propsOf(element: HTMLElement): Record<string, unknown> {
  return JSON.parse(element.dataset['islandProps'] ?? '{}') as Record<string, unknown>;
}
