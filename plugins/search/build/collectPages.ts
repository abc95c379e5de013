import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { PageRecord } from '../shared/records';
import { extractPage } from './extractPage';

export interface PageSources {
  /** Folder of the built site. */
  outDir: string;
  baseUrl: string;
  /** Routes with the base URL, as the generator lists them. */
  routes: readonly string[];
  /** Concept ids by route (with the base URL). */
  defines: ReadonlyMap<string, readonly string[]>;
  topics: readonly { id: string; title: string }[];
  siteTitle: string;
}

/** Reads every page of the built site that is to be found by search; routes in records have no base URL. */
export async function collectPages(sources: PageSources): Promise<PageRecord[]> {
  const pages: PageRecord[] = [];
  for (const route of [...new Set(sources.routes)].sort()) {
    const record = await readRoute(route, sources);
    if (record) pages.push(record);
  }
  return withoutDoubles(pages);
}

/** Of pages with the same content (the docs root shows its main note) the one deepest in the site stays. */
function withoutDoubles(pages: readonly PageRecord[]): PageRecord[] {
  const byContent = new Map<string, PageRecord>();
  for (const page of pages) {
    const content = JSON.stringify([page.title, page.sections]);
    const known = byContent.get(content);
    if (!known || page.route.length > known.route.length) byContent.set(content, page);
  }
  return [...byContent.values()];
}

async function readRoute(route: string, sources: PageSources): Promise<PageRecord | null> {
  const below = `/${route.slice(sources.baseUrl.length)}`.replace(/(?<=.)\/$/, '');
  const html = await readHtml(sources.outDir, below);
  const page = html === null ? null : extractPage(html);
  if (!page || isAlias(page.canonical, route)) return null;
  const { title, description, related, sections } = page;
  return { route: below, title, description, related, sections, defines: sources.defines.get(route) ?? [], topic: topicOf(below, sources) };
}

/** A page is a file of its own or the index of a folder; null when the route has no page. */
async function readHtml(outDir: string, route: string): Promise<string | null> {
  const candidates = route === '/' ? ['index.html'] : [`${route.slice(1)}.html`, `${route.slice(1)}/index.html`];
  for (const candidate of candidates) {
    const html = await readFile(path.join(outDir, candidate), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
      throw error;
    });
    if (html !== null) return html;
  }
  return null;
}

/** Whether a page says that its content lives at another address. */
function isAlias(canonical: string, route: string): boolean {
  if (!URL.canParse(canonical)) return false;
  const clean = (pathname: string): string => decodeURI(pathname).replace(/\/$/, '');
  return clean(new URL(canonical).pathname) !== clean(route);
}

function topicOf(route: string, { topics, siteTitle }: PageSources): { id: string; title: string } {
  const [, section, id] = route.split('/');
  return (section === 'docs' && topics.find((topic) => topic.id === id)) || { id: 'site', title: siteTitle };
}
