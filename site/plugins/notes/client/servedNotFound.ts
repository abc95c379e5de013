import type { ComponentType } from 'react';

let served: { address: string; page: ComponentType } | undefined;

/**
 * The not-found page, where that is what the server answered for an address below the notes. The browser cannot tell
 * such an address from a note's by its routes, but must first draw what the server drew.
 */
export const servedNotFound = (address: string): ComponentType | undefined =>
  served?.address === plain(address) ? served.page : undefined;

export function serveNotFound(address: string, page: ComponentType): void {
  served = { address: plain(address), page };
}

/** The router decodes addresses, the browser does not; a malformed one stays as it is. */
function plain(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
