import { fragmentUrl, isFragment, type NoteData } from '../../shared/fragment';
import { loadNote, noteAt } from '../noteStore';
import { definitionFor } from './definitionFor';

export interface CardText {
  title: string;
  sentence: string;
}

/**
 * What the card of a link says: the sentence that defines what the link names, and for a note without such sentences
 * its description. Nothing where the note cannot be had.
 */
export async function cardText(link: HTMLAnchorElement): Promise<CardText | undefined> {
  const data = await dataOf(link.pathname);
  if (!data) return undefined;
  const { title, description } = data.metadata;
  const called = { text: link.textContent, hash: link.hash };
  const sentence = definitionFor(data.definitions ?? {}, called) ?? description;
  return typeof title === 'string' && typeof sentence === 'string' ? { title, sentence } : undefined;
}

async function dataOf(address: string): Promise<NoteData | undefined> {
  try {
    await loadNote(address);
    const known = noteAt(address)?.data;
    // The note of the first page of a visit came as a page, which has no definitions.
    if (known?.definitions) return known;
    const fragment: unknown = await (await fetch(fragmentUrl(address))).json();
    return isFragment(fragment) ? fragment.data : known;
  } catch {
    return undefined;
  }
}
