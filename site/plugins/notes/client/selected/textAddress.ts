import { generateFragment, type TextFragment } from 'text-fragments-polyfill/dist/fragment-generation-utils.js';

/**
 * The address of selected words on the page: a text fragment (https://wicg.github.io/scroll-to-text-fragment/), which
 * browsers scroll to and mark. Where no fragment names these words alone, it is the page's own address.
 */
export function textAddress(selection: Selection, place: string): string {
  const page = place.replace(/#.*/s, '');
  const { fragment } = generateFragment(selection);
  return fragment ? `${page}#:~:${directive(fragment)}` : page;
}

/** `text=[prefix-,]start[,end][,-suffix]`. */
export function directive({ prefix, textStart, textEnd, suffix }: TextFragment): string {
  const parts = [
    prefix && `${encoded(prefix)}-`,
    encoded(textStart),
    textEnd && encoded(textEnd),
    suffix && `-${encoded(suffix)}`,
  ];
  return `text=${parts.filter(Boolean).join(',')}`;
}

/** The directive's own signs are `&`, `,` and `-`; the last is no sign of a URL's and stays without this. */
const encoded = (text: string): string => encodeURIComponent(text).replaceAll('-', '%2D');
