import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type HydrationOptions, type Root } from 'react-dom/client';

/**
 * Whether the address asks an island for another frame than the page's, as `?lab-hash-table=…` does the lab of that name.
 */
function isAskedForAnother({ dataset }: HTMLElement): boolean {
  const { name } = JSON.parse(dataset['islandProps'] ?? '{}') as { readonly name?: unknown };
  return new URLSearchParams(window.location.search).has(`${dataset['island']}-${String(name)}`);
}

/**
 * Brings an island to life; its first render is the frame that stands in the page, on both sides. Where there is none,
 * because the page was reached by a navigation, or another frame is asked for, it draws that one and no other.
 */
export function drawIsland(element: HTMLElement, island: ReactNode, options?: HydrationOptions): Root {
  // Takes the frame over node by node: a reader who tabbed into it keeps the focus, and nothing is drawn twice.
  if (element.firstChild && (!isAskedForAnother(element) || element.contains(document.activeElement)))
    return hydrateRoot(element, island, options);
  const root = createRoot(element);
  root.render(island);
  return root;
}
