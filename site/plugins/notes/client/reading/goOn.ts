import type { ReadingPlace } from '../../../../lib/readingRecord';

/** How long the offer stays, in milliseconds. */
const patience = 20_000;

/**
 * Offers to go on where the reader was, at the window's foot, so that nothing moves. It goes when it is taken or closed,
 * when the reader comes there, and after a while.
 */
export function offerToGoOn({ id, heading }: ReadingPlace, body: HTMLElement, signal: AbortSignal): void {
  const target = body.querySelector(`#${CSS.escape(id)}`);
  const isAhead = (): boolean => target !== null && target.getBoundingClientRect().top > innerHeight;
  if (location.hash !== '' || !isAhead()) return;
  const offer = document.createElement('aside');
  // The look of what is said at the window's foot; nothing is wrong here, so its rule is not red.
  offer.className = 'load-notice go-on';
  offer.style.borderTopColor = 'var(--gw-accent)';
  offer.setAttribute('aria-label', 'Your place in this note');
  const link = document.createElement('a');
  link.href = `#${id}`;
  link.textContent = `Go on at “${heading}”`;
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Close';
  offer.append(link, ' ', close);
  const done = new AbortController();
  const end = (): void => {
    offer.remove();
    done.abort();
  };
  const until = AbortSignal.any([signal, done.signal]);
  const timer = setTimeout(end, patience);
  until.addEventListener('abort', () => {
    clearTimeout(timer);
    offer.remove();
  });
  link.addEventListener('click', end, { signal: until });
  close.addEventListener('click', end, { signal: until });
  document.addEventListener('keydown', (event) => void (event.key === 'Escape' && end()), { signal: until });
  addEventListener('scroll', () => void (isAhead() || end()), { passive: true, signal: until });
  document.body.append(offer);
}
