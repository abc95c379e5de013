import { buildAttribute, fragmentUrl, isFragment, noteAttribute } from '../shared/fragment';

/** Bodies that this visit has seen, by the note's address. */
const bodies = new Map<string, string>();

/** The body of a note whose module is loaded; nothing for one that is not. */
export const bodyOf = (permalink: string): string => bodies.get(permalink) ?? '';

/**
 * Makes the body of a note available to `bodyOf`: from the page where the server rendered it, else by fetching the
 * note's fragment. A note's module waits for this, so the generator shows the note only when its body is there.
 * @throws where the fragment is missing, damaged or of another build; the generator then loads the whole page.
 */
export async function loadBody(permalink: string): Promise<void> {
  const rendered = document.querySelector(`[${noteAttribute}="${CSS.escape(permalink)}"]`);
  bodies.set(permalink, rendered ? rendered.innerHTML : await fetchBody(permalink));
}

async function fetchBody(permalink: string): Promise<string> {
  const response = await fetch(fragmentUrl(permalink));
  if (!response.ok) throw new Error(`The note ${permalink} answered with ${response.status}.`);
  const fragment: unknown = await response.json();
  if (!isFragment(fragment)) throw new Error(`The note ${permalink} arrived damaged.`);
  if (fragment.build !== document.documentElement.getAttribute(buildAttribute)) {
    throw new Error(`The note ${permalink} belongs to another build of the site.`);
  }
  if (fragment.html.includes('data-island="lab"')) await labStyles();
  return fragment.html;
}

/** Pages with a lab carry the labs' styles; a page that is navigated to fetches them before it is shown. */
async function labStyles(): Promise<unknown> {
  return import('@site/labs/_kit/lab.css');
}
