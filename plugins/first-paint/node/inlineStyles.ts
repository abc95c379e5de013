// The pages come from our own template and the generator's minifier, so this form is the only one.
const stylesheetLink = /<link rel=stylesheet href=[^\s>]+\s*\/?>/;

export interface Stylesheets {
  /** The text of the stylesheet of every page. */
  common: string;
  /** The stylesheets that only some pages need, and how such a page is known. */
  parts: readonly { text: string; onPage: RegExp }[];
}

/** Takes a page; returns it with styles in it instead of the link to them, which saves a round trip before the first paint. */
export const inlineStyles = (html: string, styles: string): string =>
  html.replace(stylesheetLink, () => `<style>${styles}</style>`);

/** The styles that a page, or a note, needs besides those of every page: of a lab's first frame, of the home page, … */
export const stylesOfParts = (html: string, parts: Stylesheets['parts']): string =>
  parts.flatMap(({ text, onPage }) => (onPage.test(html) ? [text] : [])).join('');
