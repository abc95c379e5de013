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

/** What no page here uses, and no frame in it may ask the reader for. */
const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
] as const;

/** Sent with every response. */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  // A window that another website opened, or that we open, is no door to this one.
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Everything here is public. A page in a sandbox has an opaque origin, to which `same-origin` would refuse our own scripts.
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const satisfies Record<string, string>;

/** Sent besides where the connection is encrypted: for two years this browser asks for the site in no other way. */
export const encryptedHeaders = { 'Strict-Transport-Security': 'max-age=63072000' } as const;

/**
 * What holds for every page. Each has a policy of its own in a `<meta>`, with the hashes of what stands in it; both are
 * enforced. Here is what a `<meta>` cannot say, or says too late for what stands before it.
 */
const pagePolicy = "frame-ancestors 'self'; base-uri 'none'; object-src 'none'; form-action 'self'";

/**
 * The folder of documents that run what we did not write: samples as they are and as a reader edits them. Opened or
 * framed by whomever, they get an origin of their own, and only the site's own pages may frame them.
 */
export const foreignCodeFolder = '/frames/';

export const policies = { page: pagePolicy, foreignCode: `sandbox allow-scripts; ${pagePolicy}` } as const;

/** How long a file may be kept, by the folders whose files have a hash of their content in their names. */
export const keptFor = (path: string, folders: readonly string[]): string =>
  folders.some((folder) => path.startsWith(folder)) ? cacheControl.hashed : cacheControl.other;

/** The headers of a response, for a path below the base URL that starts with `/`. */
export function headersFor(path: string): Record<string, string> {
  return {
    ...commonHeaders,
    'Cache-Control': keptFor(path, hashedFolders),
    'Content-Security-Policy': path.startsWith(foreignCodeFolder) ? policies.foreignCode : policies.page,
  };
}
