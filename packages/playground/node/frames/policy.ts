import type { Document } from '@groundwork/lib/htmlTree';
import { inlineHashes } from '@groundwork/lib/node/inlineHashes';

/**
 * The Content-Security-Policy of a frame: what stands in the document itself, by hash, and nothing else. No request
 * leaves it, to no host, not even to ours.
 */
export function framePolicy(document: Document): string {
  const { scripts, handlers, styles, styleAttributes } = inlineHashes(document);
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': scripts,
    'script-src-attr': withUnsafeHashes(handlers),
    'style-src': styles,
    'style-src-attr': withUnsafeHashes(styleAttributes),
    'img-src': ['data:'],
    'font-src': ['data:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  })
    .map(([name, values]) => `${name} ${values.length > 0 ? values.join(' ') : "'none'"}`)
    .join('; ');
}

const withUnsafeHashes = (values: string[]): string[] => (values.length > 0 ? ["'unsafe-hashes'", ...values] : []);
