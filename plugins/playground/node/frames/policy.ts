import { createHash } from 'node:crypto';

import type { DefaultTreeAdapterTypes } from 'parse5';

import { elementsOf, textOf, type Document } from './document';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const isData = (type: string | undefined): boolean => type !== undefined && /json|^text\/(?!javascript)/.test(type);

/**
 * The Content-Security-Policy of a frame: what stands in the document itself, by hash, and nothing else. No request
 * leaves it, to no host, not even to ours.
 */
export function framePolicy(document: Document): string {
  const elements = elementsOf(document);
  const scripts = elements.filter((one) => one.tagName === 'script' && !isData(attribute(one, 'type'))).map(textOf);
  const styles = elements.filter(({ tagName }) => tagName === 'style').map(textOf);
  const handlers = elements.flatMap(({ attrs }) =>
    attrs.filter(({ name }) => name.startsWith('on')).map(({ value }) => value),
  );
  const styleAttributes = elements.flatMap(({ attrs }) =>
    attrs.filter(({ name }) => name === 'style').map(({ value }) => value),
  );
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': hashes(scripts),
    'script-src-attr': withUnsafeHashes(hashes(handlers)),
    'style-src': hashes(styles),
    'style-src-attr': withUnsafeHashes(hashes(styleAttributes)),
    'img-src': ['data:'],
    'font-src': ['data:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  })
    .map(([name, values]) => `${name} ${values.length > 0 ? values.join(' ') : "'none'"}`)
    .join('; ');
}

const hashes = (texts: readonly string[]): string[] => [...new Set(texts)].map(hashOf);

const withUnsafeHashes = (values: string[]): string[] => (values.length > 0 ? ["'unsafe-hashes'", ...values] : []);

function attribute({ attrs }: DefaultTreeAdapterTypes.Element, wanted: string): string | undefined {
  return attrs.find(({ name }) => name === wanted)?.value;
}
