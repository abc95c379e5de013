// The pages come from our own template and the generator's minifier, so this form is the only one.
const stylesheetLink = /<link rel=stylesheet href=[^\s>]+\s*\/?>/;

export interface Stylesheets {
  /** The text of the stylesheet of every page. */
  common: string;
  /** The stylesheets that only some pages need, and how such a page is known. */
  parts: readonly { text: string; onPage: RegExp }[];
}

/**
 * Takes a page; returns it with the stylesheets in it, which saves a round trip before the first paint.
 * A page with a lab also gets the labs' styles, for the lab's first frame, and the home page its own.
 */
export function inlineStyles(html: string, { common, parts }: Stylesheets): string {
  const extra = stylesOfParts(html, parts);
  return html.replace(stylesheetLink, () => `<style>${common}${extra}</style>`);
}

/** The styles that a page, or a note, needs besides those of every page. */
export const stylesOfParts = (html: string, parts: Stylesheets['parts']): string =>
  parts.flatMap(({ text, onPage }) => (onPage.test(html) ? [text] : [])).join('');
