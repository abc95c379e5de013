import { adoptStyles } from '../../../../components/adoptStyles';

import { cardText, type CardText } from './cardText';
import styles from './card.pcss';
import { placeCard } from './placeCard';

/** How long a reader rests on a link before its card comes, and how long they may be off both before it goes: milliseconds. */
const delays = { mouseover: 350, focusin: 350, touchstart: 500 } as const;
const patience = 250;

/**
 * A reader's pointer, focus or finger has come to a link: if it stays, a card says what the link leads to. It stands
 * above the page (a popover), so that nothing moves; Escape, a press elsewhere and leaving it close it.
 */
export function offer(link: HTMLAnchorElement, intent: string): void {
  if (!isIntent(intent) || !('popover' in HTMLElement.prototype) || open?.link === link || waiting === link) return;
  const stays = staying[intent](link);
  if (!stays()) return;
  waiting = link;
  setTimeout(() => {
    if (waiting === link) waiting = undefined;
    if (!stays()) return;
    void cardText(link).then((text) => {
      if (text && stays() && link.isConnected) show(link, text, intent);
    });
  }, delays[intent]);
}

type Intent = keyof typeof delays;
const isIntent = (type: string): type is Intent => Object.hasOwn(delays, type);

/** How to tell that the reader is still there. */
const staying: Record<Intent, (link: HTMLAnchorElement) => () => boolean> = {
  // A touch makes a mouse event too, of a mouse that is nowhere.
  mouseover: (link) => () => matchMedia('(hover: hover)').matches && link.matches(':hover'),
  focusin: (link) => () => link.matches(':focus-visible'),
  touchstart: (link) => pressed(link),
};

/** A finger that rests: it has neither lifted nor moved, which would be a tap or a scroll. */
function pressed(link: HTMLAnchorElement): () => boolean {
  let rests = true;
  const controller = new AbortController();
  const { signal } = controller;
  const end = (event: Event): void => {
    // The finger that called the card does not follow the link as well.
    if (open?.link === link && event.type === 'touchend' && event.cancelable) event.preventDefault();
    rests = false;
    controller.abort();
  };
  for (const type of ['touchend', 'touchmove', 'touchcancel'] as const)
    link.addEventListener(type, end, { signal, passive: false });
  // The browser's own menu for a long press would cover the card; the card's link still has it.
  link.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  return () => rests;
}

let waiting: HTMLAnchorElement | undefined;
let open: { link: HTMLAnchorElement; hide: () => void } | undefined;

function show(link: HTMLAnchorElement, text: CardText, intent: Intent): void {
  open?.hide();
  adoptStyles(styles);
  const card = cardOf(link, text);
  document.body.append(card);
  card.showPopover();
  const box = [...link.getClientRects()].at(-1) ?? link.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const { left, top } = placeCard(box, card.getBoundingClientRect(), { width, height });
  card.style.left = `${left + scrollX}px`;
  card.style.top = `${top + scrollY}px`;
  link.setAttribute('aria-describedby', sentenceId);
  const controller = new AbortController();
  const hide = (): void => {
    controller.abort();
    card.remove();
    link.removeAttribute('aria-describedby');
    open = undefined;
  };
  open = { link, hide };
  closeOnLeaving(link, card, intent, hide, controller.signal);
}

const sentenceId = 'concept-card-sentence';

function cardOf(link: HTMLAnchorElement, { title, sentence }: CardText): HTMLElement {
  const card = document.createElement('div');
  card.className = 'concept-card';
  card.popover = 'manual';
  const name = document.createElement('a');
  name.href = link.href;
  name.textContent = title;
  // The link that called the card is where the keyboard is, and leads to the same place.
  name.tabIndex = -1;
  const paragraph = document.createElement('p');
  paragraph.id = sentenceId;
  paragraph.textContent = sentence;
  card.append(name, paragraph);
  return card;
}

function closeOnLeaving(
  link: HTMLAnchorElement,
  card: HTMLElement,
  intent: Intent,
  hide: () => void,
  signal: AbortSignal,
): void {
  const hideIfLeft = (): void => {
    setTimeout(() => {
      if (signal.aborted || link.matches(':hover, :focus-visible') || card.matches(':hover')) return;
      hide();
    }, patience);
  };
  if (intent !== 'touchstart')
    for (const one of [link, card]) one.addEventListener('mouseleave', hideIfLeft, { signal });
  link.addEventListener('blur', hideIfLeft, { signal });
  for (const one of [link, ...card.querySelectorAll('a')]) one.addEventListener('click', hide, { signal });
  window.addEventListener('popstate', hide, { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal });
  document.addEventListener(
    'pointerdown',
    ({ target }) => (target instanceof Node && card.contains(target)) || hide(),
    {
      signal,
    },
  );
}
