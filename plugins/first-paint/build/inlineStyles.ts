// The pages come from our own template and the generator's minifier, so these forms are the only ones.
const stylesheetLink = /<link rel=stylesheet href=([^\s>]+)\s*\/?>/g;
const labOnPage = /\sdata-island="?lab\b/;

export interface Stylesheets {
  /** The text of a stylesheet by its address. */
  read: (address: string) => string;
  /** The text of the labs' stylesheet, empty where the site has no lab. */
  labs: string;
}

/**
 * Takes a page; returns it with the stylesheets in it, which saves a round trip before the first paint.
 * A page with a lab also gets the labs' styles, for the lab's first frame.
 */
export function inlineStyles(html: string, { read, labs }: Stylesheets): string {
  const extra = labs !== '' && labOnPage.test(html) ? labs : '';
  return html.replace(stylesheetLink, (_link, address: string) => `<style>${read(address)}${extra}</style>`);
}
