import { quotation } from '@groundwork/lib/quotation';

/**
 * The address of the source repository's form for a new issue, filled in: the note's title, its address, and what is
 * selected as a quotation. Takes the address at which the note's source is edited.
 */
export function reportAddress(editUrl: string, title: string, place: string, selection = ''): string {
  const form = editUrl.replace(/\/edit\/.*/, '/issues/new');
  return `${form}?title=${encodeURIComponent(title)}&body=${encodeURIComponent(place + quotation(selection))}`;
}
