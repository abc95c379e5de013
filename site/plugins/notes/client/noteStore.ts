import { prefetchFile } from '../../../lib/prefetchFile';
import {
  buildAttribute,
  contentsClass,
  fragmentUrl,
  isFragment,
  noteAttribute,
  noteDataAttribute,
  type NoteData,
} from '../shared/fragment';

export interface StoredNote {
  html: string;
  data: NoteData;
  /** Of the parts that it has and not every page; the page of the first note has them in it. */
  styles?: string;
}

/** The notes of this visit, by address. */
const notes = new Map<string, StoredNote>();
const loading = new Map<string, Promise<void>>();
/** Addresses whose fragments this visit has put into the browser's cache. */
const ahead = new Set<string>();
/** Fragments that were fetched ahead, where the browser does not keep them. */
const early = new Map<string, Promise<unknown>>();

/** A note that is loaded, by its address. */
export const noteAt = (address: string): StoredNote | undefined => notes.get(normalized(address));

/**
 * Makes the note of the page that the server rendered available, before React touches the page.
 * @returns whether the page is a note.
 */
export function takeServedNote(document: Document, address: string): boolean {
  const body = document.querySelector(`[${noteAttribute}]`);
  const data = document.querySelector(`[${noteDataAttribute}]`);
  if (!body || !data) return false;
  // Once: later the element holds what the reader made of it, open samples and running labs.
  if (noteAt(address)) return true;
  const served = JSON.parse(data.textContent) as Omit<NoteData, 'toc'> & Partial<NoteData>;
  const note = { html: body.innerHTML, data: { ...served, toc: served.toc ?? listedContents(document) } };
  // The docs root shows the main note, which has an address of its own too.
  for (const name of [address, note.data.metadata.permalink]) notes.set(normalized(name), note);
  return true;
}

/** The contents as the page lists them, in the generator's form: each item's HTML, id and level. */
const listedContents = (document: Document): NoteData['toc'] =>
  Array.from(document.querySelectorAll(`.${contentsClass} a`), (link) => ({
    value: link.innerHTML,
    id: link.getAttribute('href')?.slice(1),
    level: link.closest('ul ul') ? 3 : 2,
  }));

/** Fetches a note's fragment before somebody goes there: the browser's cache has it then, or we have. */
export function prefetchNote(address: string): void {
  const name = normalized(address);
  if (notes.has(name)) return;
  if (keepsPrefetched())
    return void prefetchFile(fragmentUrl(name), 'fetch').addEventListener('load', () => ahead.add(name));
  const fragment = fetchFragment(name, { priority: 'low' });
  early.set(name, fragment);
  fragment.catch(() => early.delete(name));
}

/**
 * Whether a link that prefetches is of use for what must be asked for again: Chromium keeps that for some minutes,
 * Firefox throws it away, WebKit fetches nothing. Only Chromium has speculation rules.
 */
const keepsPrefetched = (): boolean => HTMLScriptElement.supports('speculationrules');

/**
 * Fetches a note that is not here yet.
 * @throws where its fragment is missing, damaged or of another build; the whole page must be loaded then.
 */
export function loadNote(address: string): Promise<void> {
  const name = normalized(address);
  if (notes.has(name)) return Promise.resolve();
  const running = loading.get(name) ?? fetchNote(name).finally(() => loading.delete(name));
  loading.set(name, running);
  return running;
}

async function fetchFragment(address: string, options: RequestInit): Promise<unknown> {
  const response = await fetch(fragmentUrl(address), options);
  if (!response.ok) throw new Error(`The note ${address} answered with ${response.status}.`);
  return response.json();
}

async function fetchNote(address: string): Promise<void> {
  const fragment = await (early.get(address) ??
    fetchFragment(address, ahead.has(address) ? { cache: 'force-cache' } : {}));
  early.delete(address);
  if (!isFragment(fragment)) throw new Error(`The note ${address} arrived damaged.`);
  if (fragment.build !== document.documentElement.getAttribute(buildAttribute)) {
    throw new Error(`The note ${address} belongs to another build of the site.`);
  }
  const { html, data, styles } = fragment;
  if (styles === undefined)
    await Promise.all(partStyles.map(async ([part, load]) => part.test(html) && load().catch(() => undefined)));
  notes.set(address, { html, data, styles });
}

/**
 * Styles that only some notes need, and how such a note is known (the minifier leaves quotes out). Its page carries
 * them, and so does its fragment. These imports have them made, and are the way to them otherwise.
 */
const partStyles: readonly [RegExp, () => Promise<unknown>][] = [
  [/data-island="?lab\b/, () => import('@groundwork/labs-kit/lab.css')],
  [/\sclass="?(?:lanes|cells|graph)-svg\b/, () => import('@groundwork/labs-kit/drawings.css')],
  [/<section class="?walk\b/, () => import('./walk.css')],
  [/\b(?:bet__choices|code__new|code__note)\b/, () => import('./listings.css')],
];

const normalized = (address: string): string => address.replace(/(.)\/+$/, '$1');
