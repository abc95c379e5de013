/** Characters of a quotation: code hosts refuse addresses of more than some 8,000. */
const longest = 1000;

/**
 * The address of the source repository's form for a new issue, filled in: the note's title, its address, and what is
 * selected as a quotation. Takes the address at which the note's source is edited.
 */
export function reportAddress(editUrl: string, title: string, place: string, selection = ''): string {
  const quoted = selection && `\n\n> ${selection.slice(0, longest).replaceAll('\n', '\n> ')}`;
  const form = editUrl.replace(/\/edit\/.*/, '/issues/new');
  return `${form}?title=${encodeURIComponent(title)}&body=${encodeURIComponent(place + quoted)}`;
}
