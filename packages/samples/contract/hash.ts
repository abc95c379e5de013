import { createHash } from 'node:crypto';

/** 128 bits of SHA-256 in hexadecimal: enough to notice any change, short enough to read in a diff. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    hash.update(`${part.length}:`);
    hash.update(part);
  }
  return hash.digest('hex').slice(0, 32);
}
