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

/** A link as a page has it. */
export interface PageLink {
  href: string;
  text: string;
}

/** How a site marks the parts of its pages: the classes of their elements. */
export interface PageMarks {
  /** What belongs to no text: how a sample was run, a link to the heading that it stands in. */
  silent: ReadonlySet<string>;
  /** What stands with the code below it, such as the name of its file. */
  code: ReadonlySet<string>;
  /** Links to the notes before and after a note. */
  neighbours: ReadonlySet<string>;
  sources: ReadonlySet<string>;
  /** The id of the heading above the sources, which is no section of the note. */
  sourcesAnchor: string;
  /** What asks: the line under a note's title, and the folded questions to its reader. */
  questions: ReadonlySet<string>;
  /** Drawings and controls: a page is found by their words, but they make no sentence that a result could show. */
  drawings: ReadonlySet<string>;
  labs: ReadonlySet<string>;
  labTitles: ReadonlySet<string>;
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
  neighbours: PageLink[];
  /** Links of its text to other addresses, with what they are called there. */
  links: PageLink[];
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
export function extractPage(document: Document, marks: PageMarks): ExtractedPage | null {
  const head = headOf(document);
  const root = findRoot(document);
  if (!root || /noindex/.test(metaOf(head, 'robots'))) return null;
  const collector = new SectionCollector(marks);
  collector.visit(root, false);
  const titleTag = findElement(head, (element) => element.tagName === 'title');
  const title = collector.title || tidy(titleTag ? textOf(titleTag, marks) : '').replace(/ \| [^|]*$/, '');
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
  readonly neighbours: PageLink[] = [];
  readonly links: PageLink[] = [];
  readonly labs: LabRecord[] = [];
  private readonly done: SectionRecord[] = [];
  private current: SectionRecord = { heading: '', anchor: '', level: 1, text: '', code: '' };

  constructor(private readonly marks: PageMarks) {}

  visit(node: Node, inCode: boolean): void {
    const { marks } = this;
    if (isText(node)) return this.add(node.value, inCode);
    if (!isElement(node)) return this.children(node, inCode);
    if (isSilent(node, marks)) return;
    if (hasClass(node, marks.labs)) this.labs.push(...labIn(node, marks));
    if (hasClass(node, marks.sources) || hasClass(node, marks.drawings))
      return void (this.related += ` ${textOf(node, marks)}`);
    if (hasClass(node, marks.neighbours)) return void this.neighbours.push(...linksIn(node, marks));
    if (this.openSection(node)) return;
    const question = questionIn(node, marks);
    if (question) this.questions.push(question);
    if (node.tagName === 'a') this.links.push(linkOf(node, marks));
    const isBlock = isApart(node);
    const isCode = node.tagName === 'pre' || hasClass(node, marks.code);
    if (isBlock) this.add(inCode ? '\n' : ' ', inCode);
    this.children(node, inCode || isCode);
    if (isBlock || isCode) this.add(isCode || inCode ? '\n' : ' ', inCode || isCode);
  }

  finish(): SectionRecord[] {
    this.done.push(this.current);
    return this.done
      .map((section) => ({ ...section, text: tidy(section.text), code: tidyCode(section.code) }))
      .filter(({ anchor, heading, text, code }) => (heading && anchor !== this.marks.sourcesAnchor) || text || code);
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
    const heading = tidy(textOf(element, this.marks));
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

function isSilent(element: Element, { silent }: PageMarks): boolean {
  return (
    silentTags.has(element.tagName) ||
    attribute(element, 'aria-hidden') === 'true' ||
    attribute(element, 'data-search') === 'skip' ||
    attributeOf(element, 'hidden') !== undefined ||
    hasClass(element, silent)
  );
}

const hasClass = (element: Element, names: ReadonlySet<string>): boolean =>
  classesOf(element).some((name) => names.has(name));

/** The line under a note's title, or the summary of a folded answer. */
function questionIn(node: Element, marks: PageMarks): string {
  const asks = hasClass(node, marks.questions);
  const summary = asks && node.tagName === 'details' ? findElement(node, ({ tagName }) => tagName === 'summary') : node;
  return asks && summary ? tidy(textOf(summary, marks)) : '';
}

/** A lab by its title; nothing for one that no link can lead to. */
function labIn(node: Element, marks: PageMarks): LabRecord[] {
  const heading = findElement(node, (element) => hasClass(element, marks.labTitles));
  const [title, anchor] = [heading ? tidy(textOf(heading, marks)) : '', attribute(node, 'id')];
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

function textOf(node: Node, marks: PageMarks): string {
  if (isText(node)) return node.value;
  if (isElement(node) && isSilent(node, marks)) return '';
  const text = 'childNodes' in node ? node.childNodes.map((child) => textOf(child, marks)).join('') : '';
  return isElement(node) && isApart(node) ? ` ${text} ` : text;
}

const linkOf = (element: Element, marks: PageMarks): PageLink => ({
  href: attribute(element, 'href'),
  text: tidy(textOf(element, marks)),
});

function linksIn(node: Node, marks: PageMarks): PageLink[] {
  if (isElement(node) && node.tagName === 'a') return [linkOf(node, marks)];
  return 'childNodes' in node ? node.childNodes.flatMap((child) => linksIn(child, marks)) : [];
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
