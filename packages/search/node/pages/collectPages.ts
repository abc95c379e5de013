import type { PageRecord } from '../../shared/format/records';
import type { ExtractedPage, PageLink } from './extractPage';

interface PageSources {
  /** What was read of the built pages, by their addresses (with the base URL). */
  pages: ReadonlyMap<string, ExtractedPage>;
  baseUrl: string;
  /** Routes with the base URL, as the generator lists them. */
  routes: readonly string[];
  /** What pages explain, by route (with the base URL). */
  concepts: ReadonlyMap<string, Concepts>;
  /** The topic of a route without base URL. */
  topicOf: (route: string) => PageRecord['topic'];
}

/** The records of all pages that are to be found by search; routes in records have no base URL. */
export function collectPages(sources: PageSources): PageRecord[] {
  const routes = [...new Set(sources.routes)].sort();
  const pages = routes.flatMap((route) => readRoute(route, sources) ?? []);
  return withNames(withoutDoubles(pages), sources.baseUrl);
}

/** What a page explains: ids of concepts, and the sentences that define them. */
export type Concepts = Pick<PageRecord, 'defines' | 'definitions'>;

/** Takes what front matter says below `defines`: a map of ids to sentences, or nothing. */
export function conceptsIn(defines: unknown): Concepts {
  if (typeof defines !== 'object' || defines === null) return { defines: [] };
  return { defines: Object.keys(defines), definitions: Object.values(defines).map(String) };
}

interface ReadPage {
  record: PageRecord;
  /** Links of its text; those to the notes before and after it stand apart, as they call a note by its title. */
  links: readonly PageLink[];
  neighbours: readonly PageLink[];
}

/** Tells every page what others call it: the text of their links is often a reader's word for what it explains. */
function withNames(pages: readonly ReadPage[], baseUrl: string): PageRecord[] {
  const names = new Map<string, string[]>();
  for (const { record, links } of pages) {
    const called = new Map(links.filter(leadsAway).map(({ href, text }) => [routeOf(href, baseUrl), text]));
    for (const [route, text] of called)
      if (route !== record.route) names.set(route, [...(names.get(route) ?? []), text]);
  }
  return pages.map(({ record, links, neighbours }) => {
    const linked = [...links, ...neighbours].filter(leadsAway).map(({ href }) => routeOf(href, baseUrl));
    return { ...record, calledBy: names.get(record.route) ?? [], linksTo: [...new Set(linked)] };
  });
}

/** False for a link to a section of the page that it stands on, which would pass for one to the home page. */
const leadsAway = ({ href }: PageLink): boolean => !href.startsWith('#');

const routeOf = (href: string, baseUrl: string): string => below(href.replace(/[?#].*$/, ''), baseUrl);

const below = (route: string, baseUrl: string): string => `/${route.slice(baseUrl.length)}`.replace(/(?<=.)\/$/, '');

/** Of pages with the same content (a docs root without a plan of topics shows its main note) the one deepest in the site stays. */
function withoutDoubles(pages: readonly ReadPage[]): ReadPage[] {
  const byContent = new Map<string, ReadPage>();
  for (const page of pages) {
    const content = JSON.stringify([page.record.title, page.record.sections]);
    const known = byContent.get(content);
    if (!known || page.record.route.length > known.record.route.length) byContent.set(content, page);
  }
  return [...byContent.values()];
}

function readRoute(route: string, sources: PageSources): ReadPage | undefined {
  const page = sources.pages.get(route);
  if (!page || isAlias(page.canonical, route)) return undefined;
  const path = below(route, sources.baseUrl);
  const { title, description, related, questions, neighbours, labs, sections, links } = page;
  const own = { route: path, title, description, related, questions, labs, sections };
  const around = neighbours.map(({ text }) => text);
  const concepts = sources.concepts.get(route) ?? { defines: [] };
  return {
    record: { ...own, ...concepts, neighbours: around, topic: sources.topicOf(path) },
    links,
    neighbours,
  };
}

/** Whether a page says that its content lives at another address. */
function isAlias(canonical: string, route: string): boolean {
  if (!URL.canParse(canonical)) return false;
  const clean = (pathname: string): string => decodeURI(pathname).replace(/\/$/, '');
  return clean(new URL(canonical).pathname) !== clean(route);
}
