import { createHash } from 'node:crypto';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The texts of inline elements of a name that the browser runs or applies, each once. */
function inlineTexts(html: string, name: 'script' | 'style'): string[] {
  const texts = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(new RegExp(`<${name}([^>]*)>([^]*?)</${name}>`, 'g'))) {
    const isData = /\btype="?application\/(?:ld\+)?json/.test(attributes);
    if (!isData && !/\bsrc=/.test(attributes)) texts.add(text);
  }
  return [...texts];
}

/** The values of `style` attributes in a page's tags, each once. */
function styleAttributes(html: string): string[] {
  const values = new Set<string>();
  for (const [, quoted, bare] of html.matchAll(/<[a-z][^<>]*?\sstyle=(?:"([^"]*)"|([^\s>]+))/g)) {
    values.add((quoted ?? bare ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
  }
  return [...values];
}

export interface PolicyOptions {
  /** Origins besides the site's own that scripts may connect to. */
  connect?: readonly string[];
}

/**
 * Takes a complete page; returns its Content-Security-Policy: what a page uses from the site itself, and the inline
 * scripts and styles of this page by their hashes. There is no `unsafe-inline`.
 */
export function contentSecurityPolicy(html: string, { connect = [] }: PolicyOptions = {}): string {
  const attributes = styleAttributes(html).map(hashOf);
  const directives = {
    // Fonts, the manifest, and in Firefox what is fetched ahead (`rel=prefetch`), which has no directive of its own there.
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    // Programs that a reader edits and runs are compiled to WebAssembly, in a worker.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...inlineTexts(html, 'script').map(hashOf)],
    'style-src': ["'self'", ...inlineTexts(html, 'style').map(hashOf)],
    // Without it, `style-src` refuses all attributes.
    ...(attributes.length > 0 && { 'style-src-attr': ["'unsafe-hashes'", ...attributes] }),
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

/** Takes a page and returns it with its policy, before anything that the policy governs. */
export function withPolicy(html: string, options?: PolicyOptions): string {
  const policy = contentSecurityPolicy(html, options).replaceAll('"', '&quot;');
  return html.replace(
    /<meta charset=[^>]*>/i,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}
