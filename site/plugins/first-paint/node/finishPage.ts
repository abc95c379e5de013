import {
  attributeOf,
  elementsOf,
  elementWith,
  findElement,
  insertAfter,
  intoHead,
  replaceElement,
  type Document,
  type Element,
} from '@groundwork/lib/htmlTree';
import { buildAttribute, type NoteFragment } from '../../notes/shared/fragment';
import { contentSecurityPolicy, type PolicyOptions } from './contentSecurityPolicy';
import { minimalHtml } from './minimalHtml';
import { takeNote } from './noteFragment';
import { listScripts } from './scripts/pageScripts';
import type { Stylesheets } from './styles/siteStyles';

/** What the pages of a build have in common. */
export interface Build {
  /** Pages and fragments of one name fit each other. */
  name: string;
  styles: Stylesheets;
  /** The addresses of the scripts that a page needs besides those of every page. */
  scriptsOf: (address: string, isNote: boolean) => readonly string[];
  policy: PolicyOptions;
}

interface FinishedPage {
  html: string;
  /** What others fetch of a note's page. */
  fragment?: NoteFragment;
}

/**
 * Takes a page as the generator wrote it, parsed, and makes of it what is sent. Each step changes the same tree. The
 * policy comes last, because it has the hashes of all that is inline by then.
 */
export function finishPage(document: Document, address: string, build: Build): FinishedPage {
  const { name, styles, scriptsOf, policy } = build;
  const ownStyles = stylesOfParts(document, styles.parts);
  const note = takeNote(document);
  nameBuild(document, name);
  listScripts(document, scriptsOf(address, note !== undefined));
  inlineStyles(document, styles.common + ownStyles);
  addPolicy(document, contentSecurityPolicy(document, policy));
  const html = minimalHtml(document);
  return note ? { html, fragment: { build: name, ...note, ...(ownStyles && { styles: ownStyles }) } } : { html };
}

/** The styles that a page needs besides those of every page: of a lab's first frame, of the home page, … */
function stylesOfParts(document: Document, parts: Stylesheets['parts']): string {
  const elements = elementsOf(document);
  return parts
    .filter(({ neededBy }) => elements.some(neededBy))
    .map(({ text, fit }) => fit?.(elements) ?? text)
    .join('');
}

const nameBuild = (document: Document, name: string): void =>
  void findElement(document, ({ tagName }) => tagName === 'html')?.attrs.push({ name: buildAttribute, value: name });

/** Puts styles into the page instead of the link to them, which saves a round trip before the first paint. */
function inlineStyles(document: Document, styles: string): void {
  const link = findElement(document, isStylesheet);
  if (link) replaceElement(link, elementWith('style', {}, styles));
}

const isStylesheet = (element: Element): boolean =>
  element.tagName === 'link' && attributeOf(element, 'rel') === 'stylesheet';

/** Before anything that the policy governs, and behind the name of the encoding, which a browser looks for first. */
function addPolicy(document: Document, content: string): void {
  const policy = elementWith('meta', { 'http-equiv': 'Content-Security-Policy', content });
  const encoding = findElement(document, (element) => attributeOf(element, 'charset') !== undefined);
  if (encoding) insertAfter(encoding, policy);
  else intoHead(document, policy);
}
