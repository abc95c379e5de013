import type { Document } from '@groundwork/lib/htmlTree';
import { inlineHashes } from '@groundwork/lib/node/inlineHashes';

export interface PolicyOptions {
  /** Origins besides the site's own that scripts may connect to. */
  connect?: readonly string[];
}

/**
 * The Content-Security-Policy of a complete page: what a page uses from the site itself, and the inline scripts and
 * styles of this page by their hashes. There is no `unsafe-inline`, and no handler in an attribute is run.
 */
export function contentSecurityPolicy(document: Document, { connect = [] }: PolicyOptions = {}): string {
  const { scripts, styles, styleAttributes } = inlineHashes(document);
  const directives = {
    // Fonts, the manifest, and in Firefox what is fetched ahead (`rel=prefetch`), which has no directive of its own there.
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    // Programs that a reader edits and runs are compiled to WebAssembly, in a worker.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...scripts],
    'style-src': ["'self'", ...styles],
    // Without it, `style-src` refuses all attributes.
    ...(styleAttributes.length > 0 && { 'style-src-attr': ["'unsafe-hashes'", ...styleAttributes] }),
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...connect],
    'worker-src': ["'self'"],
    'frame-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
