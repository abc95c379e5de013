// The pages come from our own template and the generator's minifier, so these forms are the only ones.
const stylesheetLink = /<link rel=stylesheet href=([^\s>]+)\s*\/?>/g;

export interface Stylesheets {
  /** The text of a stylesheet by its address. */
  read: (address: string) => string;
  /** The stylesheets that only some pages need, and how such a page is known. */
  parts: readonly { text: string; onPage: RegExp }[];
}

/**
 * Takes a page; returns it with the stylesheets in it, which saves a round trip before the first paint.
 * A page with a lab also gets the labs' styles, for the lab's first frame, and the home page its own.
 */
export function inlineStyles(html: string, { read, parts }: Stylesheets): string {
  const extra = stylesOfParts(html, parts);
  return html.replace(stylesheetLink, (_link, address: string) => `<style>${read(address)}${extra}</style>`);
}

/** The styles that a page, or a note, needs besides those of every page. */
export const stylesOfParts = (html: string, parts: Stylesheets['parts']): string =>
  parts.flatMap(({ text, onPage }) => (onPage.test(html) ? [text] : [])).join('');
