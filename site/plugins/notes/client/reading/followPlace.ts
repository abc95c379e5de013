import { eyes, isShown, wordsOf } from './place';

/**
 * Says in the bar of contents which of a note's sections is being read. Where there is no such bar, or it is not shown,
 * nothing is looked for.
 */
export function followPlace(body: HTMLElement, signal: AbortSignal): void {
  const bar = body.closest('article')?.querySelector<HTMLElement>('.theme-doc-toc-mobile > summary');
  if (!bar || signal.aborted) return;
  const sections = [...body.querySelectorAll<HTMLElement>('h2[id]')];
  let isDue = false;
  const show = (): void => {
    isDue = false;
    if (signal.aborted || !isShown(bar)) return;
    const last = sections.findLastIndex((each) => each.getBoundingClientRect().top < innerHeight * eyes);
    const section = sections[last];
    if (section) bar.dataset['place'] = `${last + 1}/${sections.length} ${wordsOf(section)}`;
    else delete bar.dataset['place'];
  };
  const onScroll = (): void => {
    if (!isDue) requestAnimationFrame(show);
    isDue = true;
  };
  for (const type of ['scroll', 'resize']) addEventListener(type, onScroll, { passive: true, signal });
  onScroll();
}
