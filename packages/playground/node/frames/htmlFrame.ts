import { AuthorError } from '@groundwork/lib/authorError';
import {
  attributeOf,
  elementsOf,
  elementWith,
  htmlOf,
  intoHead,
  parseDocument,
  replaceElement,
  type Document,
  type Element,
} from '@groundwork/lib/htmlTree';
import { framePolicy } from './policy';

interface SamplePage {
  /** The sample's file, for error messages. */
  file: string;
  html: string;
  /** Reads a file beside the sample; undefined where there is none. */
  read(name: string): Buffer | undefined;
}

const imageTypes: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
};

/**
 * Takes a sample's page; returns it as one document that needs no request, with a policy that allows none: stylesheets,
 * scripts and pictures beside the sample are put into it. @throws AuthorError for what could not be put into it.
 */
export function htmlFrame(source: SamplePage): string {
  const document = parseDocument(source.html);
  for (const element of elementsOf(document)) embed(element, source);
  return withFramePolicy(document);
}

/** Adds the policy before everything that it governs. */
export function withFramePolicy(document: Document): string {
  const meta = elementWith('meta', { 'http-equiv': 'Content-Security-Policy', content: framePolicy(document) });
  for (const charset of elementsOf(document).filter(
    ({ tagName, attrs }) => tagName === 'meta' && attrs.some(({ name }) => name === 'charset'),
  )) {
    const siblings = charset.parentNode?.childNodes ?? [];
    siblings.splice(siblings.indexOf(charset), 1);
  }
  intoHead(document, elementWith('meta', { charset: 'utf-8' }), meta);
  return htmlOf(document);
}

function embed(element: Element, source: SamplePage): void {
  const { tagName } = element;
  if (tagName === 'link' && attributeOf(element, 'rel') === 'stylesheet') {
    replaceElement(element, elementWith('style', {}, textAt(attributeOf(element, 'href'), source)));
  } else if (tagName === 'script' && attributeOf(element, 'src') !== undefined) {
    // A module waits for the page to be parsed, as a deferred script does.
    const type = attributeOf(element, 'type') ?? (attributeOf(element, 'defer') === undefined ? undefined : 'module');
    replaceElement(element, elementWith('script', type ? { type } : {}, textAt(attributeOf(element, 'src'), source)));
  } else if (tagName === 'img') embedImage(element, source);
}

function embedImage(image: Element, source: SamplePage): void {
  const attribute = image.attrs.find(({ name }) => name === 'src');
  if (!attribute || attribute.value.startsWith('data:')) return;
  attribute.value = dataAddress(attribute.value, bytesAt(attribute.value, source));
}

/** A picture as an address that needs no request. */
export function dataAddress(name: string, bytes: Buffer): string {
  const type = imageTypes[/\.(\w+)$/.exec(name)?.[1] ?? ''];
  return `data:${type ?? 'application/octet-stream'};base64,${bytes.toString('base64')}`;
}

const textAt = (address: string | undefined, source: SamplePage): string =>
  bytesAt(address, source).toString('utf8').trim();

function bytesAt(address: string | undefined, { file, read }: SamplePage): Buffer {
  const bytes = address === undefined ? undefined : read(address.replace(/^\.\//, ''));
  if (bytes) return bytes;
  throw new AuthorError({
    file,
    expected: 'stylesheets, scripts and pictures that lie in the sample’s folder',
    found: String(address),
    hint: 'the live result is shown without any network: put the file beside the sample',
  });
}
