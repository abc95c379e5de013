/**
 * Opens what is folded around the element that an address names, and what it is the title of. Takes the note's body and
 * the address' fragment. Browsers do so only for what stands in the folded part itself, and only when a page is loaded.
 */
export function unfoldTarget(body: HTMLElement, hash: string): void {
  const target = document.getElementById(idIn(hash));
  if (!target || !body.contains(target)) return;
  const folded = foldedAround(target);
  for (const details of folded) details.open = true;
  // A title was there to scroll to.
  if (folded.length > 0 && !target.closest('summary')) target.scrollIntoView();
}

function foldedAround(target: Element): HTMLDetailsElement[] {
  const details = target.closest('details');
  if (!details) return [];
  const around = details.parentElement ? foldedAround(details.parentElement) : [];
  return details.open ? around : [details, ...around];
}

/** The generator's ids are not encoded; a malformed fragment names nothing. Decks read slides so (`address.ts`). */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
