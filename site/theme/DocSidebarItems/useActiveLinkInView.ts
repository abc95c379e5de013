import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { useEffect } from 'react';

/**
 * Scrolls the column or the mobile menu to the page that is open, once when it is shown and after each change of page:
 * the list of topics is longer than a screen. The page itself is never scrolled. `active` is false for inner lists.
 */
export function useActiveLinkInView(active: boolean, path: string): void {
  const { shown } = useNavbarMobileSidebar();
  useEffect(() => {
    if (active) document.querySelectorAll('.menu__link--active[aria-current="page"]').forEach(bringIntoView);
  }, [active, path, shown]);
}

function bringIntoView(link: Element): void {
  const list = link.closest('.menu');
  if (!list) return;
  const [inner, outer] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  list.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}
