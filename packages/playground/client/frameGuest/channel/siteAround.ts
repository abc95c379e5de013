/** What this document knows of where it is. */
export type FrameSurroundings = Pick<Window, 'origin'> & { parent: unknown; location: Pick<Location, 'origin'> };

/**
 * The origin of the page that may hand this document a sample, which is the site that this document was loaded from;
 * undefined where it must not run at all. Any website can frame or open a file of ours. Without a sandbox, by a frame's
 * attribute or by a header, it has the site's origin, and what runs here would read the reader's storage. On its own
 * in a tab, it has nobody around it who could be the site.
 *
 * The parent's own address is hidden from an opaque origin, but the address of this document is known here, whoever
 * shows it: it is where the browser fetched it from. So the site is not told by anyone, and not compiled in either,
 * because the same build may be served from any host.
 */
export function siteAround(here: FrameSurroundings): string | undefined {
  const site = here.location.origin;
  const isOpaque = here.origin === 'null';
  const isFramed = here.parent !== here;
  // A file on a disk or in a `data:` address comes from no site: any other such file would look like its own.
  return isOpaque && isFramed && site !== 'null' ? site : undefined;
}
