import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { fromHtml } from 'hast-util-from-html';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

import { owner } from '../../../site/config/owner';
import { canonicalPath } from '../../../site/lib/canonicalPath';

const buildFolder = 'build';

/** A page of the finished build, as a reader without JavaScript gets it. */
export interface BuiltPage {
  /** Its path below the base URL. */
  route: string;
  html: string;
  /** Read from the text when it is asked for, which takes a fiftieth of a second. */
  readonly tree: Root;
  /** What the standard calls a parse error, with its place. */
  readonly mistakes: readonly string[];
}

/** Every page of the build but the not-found page, sorted by route. Documents of sandboxed frames are no pages. */
export function builtRoutes(): string[] {
  return readdirSync(buildFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html' && !file.startsWith('frames/'))
    .map((file) => canonicalPath(`/${file.split(path.sep).join('/')}`))
    .sort();
}

export function builtPage(route: string): BuiltPage {
  const html = readFileSync(path.join(buildFolder, `${route === '/' ? 'index' : route}.html`), 'utf8');
  let read: Pick<BuiltPage, 'tree' | 'mistakes'> | undefined;
  return {
    route,
    html,
    get tree() {
      return (read ??= readPage(html)).tree;
    },
    get mistakes() {
      return (read ??= readPage(html)).mistakes;
    },
  };
}

function readPage(html: string): Pick<BuiltPage, 'tree' | 'mistakes'> {
  const mistakes: string[] = [];
  const tree = fromHtml(html, {
    onerror: ({ ruleId, line, column }) => void mistakes.push(`${line}:${column} ${ruleId}`),
    // The generator's minifier writes the `&` of a shell's `>&2;` as it is; every parser reads it as text.
    unknownNamedCharacterReference: false,
  });
  return { tree, mistakes };
}

/** The routes that the sitemap names, without the base URL. */
export function sitemapRoutes(): string[] {
  const sitemap = readFileSync(path.join(buildFolder, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url]) => canonicalPath(`/${new URL(url!).pathname.slice(owner.baseUrl.length)}`))
    .sort();
}

/** Everything below the build folder that is served, as paths that start with `/`. */
export function builtFiles(): string[] {
  return readdirSync(buildFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !/\.(br|gz)$/.test(entry.name))
    .map(
      (entry) => `/${path.relative(buildFolder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`,
    );
}

/** The elements with one of these names, in document order. */
export function elementsNamed(tree: Root, ...names: string[]): Element[] {
  return elementsWhere(tree, (element) => names.includes(element.tagName));
}

export function elementsWhere(tree: Root, accepts: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (element) => {
    if (accepts(element)) found.push(element);
  });
  return found;
}

/** An attribute's text; undefined where it is missing. */
export function attribute(element: Element, name: string): string | undefined {
  const value = element.properties[name];
  return value === undefined || value === null || value === false ? undefined : String(value);
}

/** The text below an element. */
export function textOf(element: Element): string {
  let text = '';
  visit(element, 'text', ({ value }) => {
    text += value;
  });
  return text;
}
