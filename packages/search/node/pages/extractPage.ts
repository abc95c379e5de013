import {
  attributeOf,
  findElement,
  headOf,
  isElement,
  isText,
  classesOf,
  type Document,
  type Element,
  type Node,
} from '@groundwork/lib/htmlTree';
import type { LabRecord, SectionRecord } from '../../shared/format/records';

export interface Link {
  href: string;
  text: string;
}

export interface ExtractedPage {
  title: string;
  description: string;
  /** The address that the page gives as its own; empty if it gives none. */
  canonical: string;
  /** What its sources settle, and the words of its diagrams and labs: found by, but never shown as what the note says. */
  related: string;
  /** The question that it answers, and those that it asks its reader. */
  questions: string[];
  /** The notes before and after it, by their titles. */
  neighbours: Link[];
  /** Links of its text to other addresses, with what they are called there. */
  links: Link[];
  /** Models that a reader steps through. */
  labs: LabRecord[];
  sections: SectionRecord[];
}

const silentTags = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'nav',
  'button',
  'input',
  'select',
  'textarea',
  'aside',
  'footer',
  'annotation',
  'iframe',
  'dialog',
]);
/** The heading's link to itself; how a sample was run, and which of its lines are folded; when sources were read. */
const silentClasses = new Set([
  'hash-link',
  'sample__evidence',
  'sample__given',
  'code__folded',
  'sample__input',
  'visually-hidden',
  'sr-only',
  'note-verified',
]);
/** A sample's file name stands with its code, not in the sentence before it. */
const codeClasses = new Set(['sample__name']);
/** What the frame of a note adds to its text: notes before and after it, its sources. */
const neighbourClasses = new Set(['note-links']);
const sourceClasses = new Set(['note-sources']);
/** What asks: the line under a note's title, and what it asks its reader at the end. */
const questionClasses = new Set(['note-question', 'question']);
/** Words of drawings and of controls: a page is found by them, but they make no sentence that a result could show. */
const pictureClasses = new Set(['diagram__canvas', 'lab']);
const labClasses = new Set(['lab']);
const labTitleClasses = new Set(['lab-title']);
/** The heading above the sources. */
const sourcesAnchor = 'sources';
const blockTags = new Set([
  'p',
  'div',
  'li',
  'ul',
  'ol',
  'table',
  'tr',
  'td',
  'th',
  'section',
  'figure',
  'figcaption',
  'blockquote',
  'dd',
  'dt',
  'dl',
  'br',
  'details',
  'summary',
  'header',
  'text',
  'hr',
  'label',
  'legend',
  'fieldset',
  'option',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);
/** Words, fractions and cells of a formula stand apart on the page without white space in the source. */
const formulaTags = new Set(['mtext', 'mfrac', 'mtd']);
const isApart = ({ tagName }: Element): boolean => blockTags.has(tagName) || formulaTags.has(tagName);

/**
 * Reads a built page: its title, description and sections. Returns null for a page that is not to be found
 * (no readable main part, or `noindex`). Parts marked `data-search="skip"` and what a reader cannot see are left out.
 */
export function extractPage(document: Document): ExtractedPage | null {
  const head = headOf(document);
  const root = findRoot(document);
  if (!root || /noindex/.test(metaOf(head, 'robots'))) return null;
  const collector = new SectionCollector();
  collector.visit(root, false);
  const titleTag = findElement(head, (element) => element.tagName === 'title');
  const title = collector.title || tidy(titleTag ? textOf(titleTag) : '').replace(/ \| [^|]*$/, '');
  return title
    ? {
        title,
        description: metaOf(head, 'description'),
        canonical: canonicalOf(head),
        related: tidy(collector.related),
        questions: collector.questions,
        neighbours: collector.neighbours,
        links: collector.links,
        labs: collector.labs,
        sections: collector.finish(),
      }
    : null;
}

function findRoot(document: Document): Element | undefined {
  const main = findElement(document, (element) => element.tagName === 'main');
  return main && (findElement(main, (element) => element.tagName === 'article') ?? main);
}

class SectionCollector {
  title = '';
  related = '';
  readonly questions: string[] = [];
  readonly neighbours: Link[] = [];
  readonly links: Link[] = [];
  readonly labs: LabRecord[] = [];
  private readonly done: SectionRecord[] = [];
  private current: SectionRecord = { heading: '', anchor: '', level: 1, text: '', code: '' };

  visit(node: Node, inCode: boolean): void {
    if (isText(node)) return this.add(node.value, inCode);
    if (!isElement(node)) return this.children(node, inCode);
    if (isSilent(node)) return;
    if (hasClass(node, labClasses)) this.labs.push(...labIn(node));
    if (hasClass(node, sourceClasses) || hasClass(node, pictureClasses))
      return void (this.related += ` ${textOf(node)}`);
    if (hasClass(node, neighbourClasses)) return void this.neighbours.push(...linksIn(node));
    if (this.openSection(node)) return;
    const question = questionIn(node);
    if (question) this.questions.push(question);
    if (node.tagName === 'a') this.links.push(linkOf(node));
    const isBlock = isApart(node);
    const isCode = node.tagName === 'pre' || hasClass(node, codeClasses);
    if (isBlock) this.add(inCode ? '\n' : ' ', inCode);
    this.children(node, inCode || isCode);
    if (isBlock || isCode) this.add(isCode || inCode ? '\n' : ' ', inCode || isCode);
  }

  finish(): SectionRecord[] {
    this.done.push(this.current);
    return this.done
      .map((section) => ({ ...section, text: tidy(section.text), code: tidyCode(section.code) }))
      .filter(({ anchor, heading, text, code }) => (heading && anchor !== sourcesAnchor) || text || code);
  }

  private children(node: Node, inCode: boolean): void {
    if ('childNodes' in node) for (const child of node.childNodes) this.visit(child, inCode);
  }

  private add(text: string, inCode: boolean): void {
    if (inCode) this.current.code += text;
    else this.current.text += text;
  }

  /** A heading with an id opens a section; the first h1 is the title. */
  private openSection(element: Element): boolean {
    const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1]);
    if (!level) return false;
    const heading = tidy(textOf(element));
    const anchor = attribute(element, 'id');
    if (level === 1 && !this.title) this.title = heading;
    else if (anchor) {
      this.done.push(this.current);
      this.current = { heading, anchor, level, text: '', code: '' };
    } else return false;
    return true;
  }
}

const attribute = (element: Element, name: string): string => attributeOf(element, name) ?? '';

function isSilent(element: Element): boolean {
  return (
    silentTags.has(element.tagName) ||
    attribute(element, 'aria-hidden') === 'true' ||
    attribute(element, 'data-search') === 'skip' ||
    attributeOf(element, 'hidden') !== undefined ||
    hasClass(element, silentClasses)
  );
}

const hasClass = (element: Element, names: ReadonlySet<string>): boolean =>
  classesOf(element).some((name) => names.has(name));

/** The line under a note's title, or the summary of a folded answer. */
function questionIn(node: Element): string {
  const asks = hasClass(node, questionClasses);
  const summary = asks && node.tagName === 'details' ? findElement(node, ({ tagName }) => tagName === 'summary') : node;
  return asks && summary ? tidy(textOf(summary)) : '';
}

/** A lab by its title; nothing for one that no link can lead to. */
function labIn(node: Element): LabRecord[] {
  const heading = findElement(node, (element) => hasClass(element, labTitleClasses));
  const [title, anchor] = [heading ? tidy(textOf(heading)) : '', attribute(node, 'id')];
  return title && anchor ? [{ title, anchor }] : [];
}

function metaOf(head: Element, name: string): string {
  const meta = findElement(head, (element) => element.tagName === 'meta' && attribute(element, 'name') === name);
  return meta ? tidy(attribute(meta, 'content')) : '';
}

function canonicalOf(head: Element): string {
  const link = findElement(head, (element) => element.tagName === 'link' && attribute(element, 'rel') === 'canonical');
  return link ? attribute(link, 'href') : '';
}

function textOf(node: Node): string {
  if (isText(node)) return node.value;
  if (isElement(node) && isSilent(node)) return '';
  const text = 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
  return isElement(node) && isApart(node) ? ` ${text} ` : text;
}

const linkOf = (element: Element): Link => ({ href: attribute(element, 'href'), text: tidy(textOf(element)) });

function linksIn(node: Node): Link[] {
  if (isElement(node) && node.tagName === 'a') return [linkOf(node)];
  return 'childNodes' in node ? node.childNodes.flatMap(linksIn) : [];
}

/** One space for any run of white space; zero-width characters (the heading link's) go. */
const tidy = (text: string): string =>
  text
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const tidyCode = (code: string): string =>
  code
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{2,}/g, '\n')
    .replace(/^\n+|\n+$/g, '');
