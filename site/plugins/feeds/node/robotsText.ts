/**
 * What robots are told: everything may be read, and where the list of pages is. Frames are parts of notes, and the
 * search page shows what was asked for; neither is a page to find. Takes the site's address with its base.
 */
export function robotsText(siteUrl: string): string {
  const { pathname } = new URL(siteUrl);
  return [
    'User-agent: *',
    `Disallow: ${pathname}frames/`,
    `Disallow: ${pathname}search`,
    '',
    `Sitemap: ${siteUrl}sitemap.xml`,
    '',
  ].join('\n');
}
