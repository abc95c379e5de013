/** U+FFFD, what a decoder writes for bytes that it cannot read. */
const replacement = '%EF%BF%BD';

/**
 * Takes a part of an address and how often its readers decode it, and returns it so that they can.
 * What cannot be decoded becomes U+FFFD; a well-formed part comes back as it is.
 */
export function wellFormedPart(part: string, decodings: number): string {
  if (decodes(part, decodings)) return part;
  return part.replace(/(?:%[0-9a-f]{2})+|%/gi, (escape) => (decodes(escape, decodings) ? escape : replacement));
}

function decodes(text: string, times: number): boolean {
  try {
    for (let round = 0, decoded = text; round < times; round++) decoded = decodeURIComponent(decoded);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes the address of the page one that the router can decode, and says whether its path had to be changed.
 * The router decodes a path, and the generator decodes the result again (`preload`); both throw on `%E0%A4%A`,
 * which leaves a page whose controls are dead. The hash is decoded once, after a navigation.
 */
export function repairAddress({ location, history }: Pick<Window, 'location' | 'history'>): boolean {
  const path = wellFormedPart(location.pathname, 2);
  const hash = wellFormedPart(location.hash, 1);
  if (path !== location.pathname || hash !== location.hash) {
    const changed = path !== location.pathname;
    history.replaceState(history.state, '', path + location.search + hash);
    return changed;
  }
  return false;
}
