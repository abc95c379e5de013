import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';

/** A note of the built site, as it goes into a book. */
export interface ChapterNote {
  /** `/docs/linux/epoll` */
  readonly route: string;
  readonly title: string;
  /** The page as it was built. */
  readonly html: string;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly html: string;
}

/** What is pressed, or is data for scripts: paper has no use for it. */
const LEFT_OUT = new Set(['script', 'button', 'input', 'select', 'form', 'iframe', 'template']);

const PLAYED = new Set(['audio', 'video']);

/** Attributes that name ids of the same page. */
const NAMES_IDS = ['ariaLabelledBy', 'ariaDescribedBy', 'ariaControls', 'htmlFor', 'headers'];

/** The id of a note's chapter: its route with hyphens. Ids of the note follow it after two hyphens. */
export const chapterId = (route: string): string => route.replace(/^\/docs\//, '').replaceAll('/', '-');

const inChapter = (route: string, id: string): string => `${chapterId(route)}--${id}`;

function classesOf(element: Element): readonly string[] {
  const { className } = element.properties;
  return Array.isArray(className) ? className.map(String) : [];
}

function find(tree: Root, isWanted: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (element) => {
    if (found !== undefined || !isWanted(element)) return undefined;
    found = element;
    return SKIP;
  });
  return found;
}

/** Where a link of a note leads in a book: into it if the note is there, else to the site. */
function linkTarget(href: string, from: ChapterNote, routes: ReadonlySet<string>, siteUrl: string): string {
  if (href.startsWith('#')) return `#${inChapter(from.route, href.slice(1))}`;
  if (!href.startsWith('/')) return href;
  const [path = '', anchor] = href.split('#');
  if (!routes.has(path)) return `${siteUrl}${href}`;
  return `#${anchor === undefined ? chapterId(path) : inChapter(path, anchor)}`;
}

/** Ids of several notes in one document: each gets its note's name, and what points to it follows. */
function rename(element: Element, note: ChapterNote): void {
  const { properties } = element;
  if (typeof properties['id'] === 'string') properties['id'] = inChapter(note.route, properties['id']);
  for (const name of NAMES_IDS) {
    const value = properties[name];
    const ids = Array.isArray(value) ? value.map(String) : typeof value === 'string' ? value.split(' ') : [];
    if (ids.length > 0) properties[name] = ids.map((id) => inChapter(note.route, id)).join(' ');
  }
  for (const [name, value] of Object.entries(properties))
    if (typeof value === 'string' && value.includes('url(#'))
      properties[name] = value.replaceAll('url(#', `url(#${chapterId(note.route)}--`);
}

/** Paper plays nothing: where a film or a sound would be, stands where it is. */
function onPaper({ tagName, properties }: Element, siteUrl: string): Element {
  const { src, ariaLabel } = properties;
  const name = typeof ariaLabel === 'string' ? ariaLabel : tagName;
  const href = typeof src === 'string' && src.startsWith('/') ? `${siteUrl}${src}` : src;
  const text = { type: 'text', value: name } as const;
  return { type: 'element', tagName: 'a', properties: { href }, children: [text] };
}

/** A printer has no screen below which a picture could wait, and finer dots than any screen. */
function atOnceAndWhole({ properties }: Element): void {
  for (const name of ['loading', 'srcSet', 'sizes']) delete properties[name];
}

/**
 * A note as a chapter: its text and pictures without what only a screen has, with answers unfolded, ids that are
 * unique in the book, and links that lead to other chapters where those are in the book.
 * @throws Error if the page has no note in it
 */
export function chapterOf(note: ChapterNote, routes: ReadonlySet<string>, siteUrl: string): Chapter {
  const tree = fromHtml(note.html);
  const body = find(tree, (element) => classesOf(element).includes('theme-doc-markdown'));
  if (!body) throw new Error(`${note.route} has no note in its page: is the build whole?`);
  const chapter: Root = { type: 'root', children: body.children };
  visit(chapter, 'element', (element, index, parent) => {
    if (index !== undefined && parent && (LEFT_OUT.has(element.tagName) || classesOf(element).includes('hash-link'))) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (index !== undefined && parent && PLAYED.has(element.tagName)) {
      parent.children.splice(index, 1, onPaper(element, siteUrl));
      return SKIP;
    }
    if (element.tagName === 'details') element.properties['open'] = true;
    if (element.tagName === 'img') atOnceAndWhole(element);
    rename(element, note);
    const { href } = element.properties;
    if (typeof href === 'string') element.properties['href'] = linkTarget(href, note, routes, siteUrl);
    return undefined;
  });
  return { id: chapterId(note.route), title: note.title, html: toHtml(chapter) };
}

/** The styles that a page of the site carries in itself. */
export function stylesOf(html: string): string {
  let styles = '';
  visit(fromHtml(html), 'element', (element) => {
    if (element.tagName !== 'style') return;
    for (const child of element.children) if (child.type === 'text') styles += child.value;
  });
  return styles;
}
