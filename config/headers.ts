/** Folders of a build in which every file carries the hash of its content in its name. Slide decks are not in them. */
export const hashedFolders = [
  '/assets/css/',
  '/assets/files/',
  '/assets/fonts/',
  '/assets/ideal-img/',
  '/assets/images/',
  '/assets/js/',
  '/assets/medias/',
  '/search-index/',
] as const;

/** A file whose content can never change under its name may be kept for a year; all else is asked for again. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;

/** Sent with every response. */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const satisfies Record<string, string>;

/**
 * The folder of documents that run what we did not write: samples as they are and as a reader edits them. Opened or
 * framed by whomever, they get an origin of their own, and only the site's own pages may frame them.
 */
export const foreignCode = {
  folder: '/frames/',
  headers: { 'Content-Security-Policy': "sandbox allow-scripts; frame-ancestors 'self'" },
} as const;

/** The headers of a response, for a path below the base URL that starts with `/`. */
export function headersFor(path: string): Record<string, string> {
  const hashed = hashedFolders.some((folder) => path.startsWith(folder));
  return {
    ...commonHeaders,
    'Cache-Control': hashed ? cacheControl.hashed : cacheControl.other,
    ...(path.startsWith(foreignCode.folder) && foreignCode.headers),
  };
}
