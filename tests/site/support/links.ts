import { owner } from '../../../site/config/owner';
import { canonicalPath } from '../../../site/lib/canonicalPath';
import {
  attribute,
  builtFiles,
  builtPage,
  builtRoutes,
  elementsNamed,
  elementsWhere,
  type BuiltPage,
} from './builtPages';

const routes = builtRoutes();
const files = new Set(builtFiles());
const anchors = new Map<string, Set<string>>();

/** Every address on a page that leads nowhere on this site, each with what is wrong with it. */
export function brokenAddresses({ route, tree }: BuiltPage): string[] {
  const links = elementsNamed(tree, 'a', 'area').map((element) => attribute(element, 'href'));
  const parts = elementsWhere(tree, ({ tagName }) =>
    ['img', 'script', 'link', 'source', 'iframe', 'video', 'audio', 'track'].includes(tagName),
  )
    .filter((element) => attribute(element, 'rel') !== 'alternate' && attribute(element, 'rel') !== 'canonical')
    .map((element) => attribute(element, 'src') ?? attribute(element, 'href'));
  const edited = elementsNamed(tree, 'button').flatMap((element) => attribute(element, 'dataEdit') ?? []);
  const sizes = elementsNamed(tree, 'img').flatMap((element) => attribute(element, 'srcSet')?.split(/,\s+/) ?? []);
  const smaller = sizes.map((candidate) => candidate.split(' ')[0]);
  return [...links, ...parts, ...edited, ...smaller].flatMap((address) => problemOf(address, route) ?? []);
}

/** What is wrong with an address on a page; null where nothing is, or where it leads to another site. */
function problemOf(address: string | undefined, route: string): string | null {
  if (address === undefined) return null;
  const site = new URL(owner.siteUrl);
  const url = new URL(address, new URL(owner.baseUrl.slice(0, -1) + route, site));
  if (/^(mailto|data):$/.test(url.protocol)) return null;
  if (!/^https?:$/.test(url.protocol)) return `${address}: ${url.protocol} is no address to visit`;
  if (url.origin !== site.origin || isOwnersPage(url)) return null;
  if (!url.pathname.startsWith(owner.baseUrl)) return `${address}: outside the base URL`;
  const path = decodeURI(`/${url.pathname.slice(owner.baseUrl.length)}`);
  if (files.has(path) && !path.endsWith('.html')) return null;
  // The document of a sandboxed frame is no page, but asked for like one.
  if (path.startsWith('/frames/') && files.has(`${path}.html`)) return null;
  if (path !== canonicalPath(path))
    return `${address}: not the address of a page, that would be ${canonicalPath(path)}`;
  const target = route === '/404' && path === '/404' ? '/404' : path;
  if (!routes.includes(target) && target !== '/404') return `${address}: no such page`;
  const anchor = decodeURIComponent(url.hash.slice(1));
  return anchor === '' || anchorsOf(target).has(anchor) ? null : `${address}: no such anchor on ${target}`;
}

/** The owner's CV and resume may stand on the same host without being part of this site. */
function isOwnersPage(url: URL): boolean {
  return [owner.cv, owner.resume].includes(url.href);
}

function anchorsOf(route: string): Set<string> {
  const known = anchors.get(route);
  if (known) return known;
  const { tree } = builtPage(route);
  const found = new Set(
    elementsWhere(tree, ({ properties }) => 'id' in properties || 'name' in properties).flatMap((element) => [
      attribute(element, 'id') ?? '',
      attribute(element, 'name') ?? '',
    ]),
  );
  anchors.set(route, found);
  return found;
}
