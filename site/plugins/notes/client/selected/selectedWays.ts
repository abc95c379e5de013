import { element } from '@groundwork/lib/element';
import { quotation } from '@groundwork/lib/quotation';
import { adoptStyles } from '../../../../components/adoptStyles';
import { placeCard } from '../card/placeCard';
import styles from './selected.pcss';
import { textAddress } from './textAddress';

/** How long a selection rests until something is offered for it: milliseconds. */
const rest = 400;
/** One word or two are selected to be looked at or looked up. */
const fewestWords = 3;

/** Offers a link to selected words of a note, and to report them, until `signal` ends it. */
export function followSelection(note: HTMLElement, signal: AbortSignal): void {
  let timer = 0;
  let isHeld = false;
  const later = (): void => {
    clearTimeout(timer);
    hide();
    if (!isHeld) timer = window.setTimeout(() => offer(note), rest);
  };
  document.addEventListener('selectionchange', later, { signal });
  // Nothing comes under a finger or a mouse that still selects, and what is offered stays while it is pressed.
  const hold = ({ target, type }: Event): void => {
    if (target instanceof Node && ways?.contains(target)) return;
    isHeld = type === 'pointerdown';
    if (!isHeld) later();
  };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel']) addEventListener(type, hold, { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal });
  const end = (): void => {
    clearTimeout(timer);
    hide();
  };
  signal.addEventListener('abort', end);
  later();
}

let ways: HTMLElement | undefined;

function hide(): void {
  ways?.remove();
  ways = undefined;
}

function offer(note: HTMLElement): void {
  const selection = getSelection();
  if (!selection || !isPassage(selection, note)) return;
  hide();
  adoptStyles(styles);
  ways = drawn(textAddress(selection, location.href), String(selection));
  document.body.append(ways);
  ways.showPopover();
  const boxes = selection.getRangeAt(0).getClientRects();
  const words = boxes[boxes.length - 1] ?? note.getBoundingClientRect();
  const { left, top } = placeCard(
    words,
    ways.getBoundingClientRect(),
    document.documentElement.getBoundingClientRect(),
  );
  ways.style.left = `${left + scrollX}px`;
  ways.style.top = `${top + scrollY}px`;
}

/** Whether words of the note are selected, not those that a reader types. */
export function isPassage(selection: Selection, note: HTMLElement): boolean {
  if (selection.isCollapsed || String(selection).trim().split(/\s+/).length < fewestWords) return false;
  const { commonAncestorContainer: place } = selection.getRangeAt(0);
  const around = place instanceof Element ? place : place.parentElement;
  return note.contains(around) && !around?.closest('[contenteditable]');
}

function drawn(address: string, words: string): HTMLElement {
  const copy = element('button', { type: 'button', textContent: 'Copy link to this' });
  copy.addEventListener('click', () => {
    navigator.clipboard.writeText(address).then(
      () => (copy.textContent = 'Copied'),
      () => (copy.textContent = 'Copy failed'),
    );
  });
  const box = element('div', { className: 'selected-ways', popover: 'manual' });
  box.setAttribute('role', 'group');
  box.setAttribute('aria-label', 'The selected words');
  // The words stay selected under a press.
  box.addEventListener('mousedown', (event) => event.preventDefault());
  box.append(copy);
  const form = document.querySelector<HTMLAnchorElement>('.note-ways a[href*="/issues/new?"]')?.href;
  if (form !== undefined)
    box.append(
      element('a', { textContent: 'Report a mistake', href: reportOf(form, address, words), target: '_blank' }),
    );
  return box;
}

/** The form for a mistake in this note, filled in with the words and where they stand. */
export function reportOf(form: string, address: string, words: string): string {
  const url = new URL(form);
  url.searchParams.set('body', `${address}${quotation(words)}`);
  return url.href;
}
