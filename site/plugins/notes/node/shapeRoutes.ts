import type { RouteConfig } from '@docusaurus/types';

interface SidebarItem {
  type: string;
  items?: SidebarItem[];
  docId?: string;
  unlisted?: boolean;
  [key: string]: unknown;
}

interface VersionProps {
  docs: Record<string, unknown>;
  docsSidebars: Record<string, SidebarItem[]>;
}

/**
 * Takes the docs plugin's route tree and returns it with
 * - the version's client data without what grows with every note and nothing here reads: the list of all notes with
 *   their descriptions (it serves cards of notes) and the ids beside the sidebar's links,
 * - one more route: the docs root itself, whose component is given the main note (`site/pages/_docs`).
 */
export function shapeRoutes(route: RouteConfig): RouteConfig {
  return { ...route, ...(route.routes && { routes: route.routes.map(shapeVersion) }) };
}

function shapeVersion(version: RouteConfig): RouteConfig {
  const props = version.props as { version: VersionProps } | undefined;
  if (!props) return version;
  return {
    ...version,
    props: { ...props, version: slimVersion(props.version) },
    routes: version.routes?.map(withRootRoute),
  };
}

function slimVersion(version: VersionProps): VersionProps {
  const sidebars = Object.entries(version.docsSidebars).map(([name, items]) => [name, items.map(slimItem)]);
  return { ...version, docs: {}, docsSidebars: Object.fromEntries(sidebars) };
}

function slimItem({ docId: _docId, unlisted, items, ...item }: SidebarItem): SidebarItem {
  return { ...item, ...(unlisted && { unlisted }), ...(items && { items: items.map(slimItem) }) };
}

function withRootRoute(sidebar: RouteConfig): RouteConfig {
  const main = sidebar.routes?.find((route) => route.path === `${sidebar.path}/introduction`);
  if (!main) return sidebar;
  const root: RouteConfig = { ...main, path: sidebar.path, component: '@site/site/pages/_docs/DocsRootEntry' };
  delete root.metadata;
  return { ...sidebar, routes: [root, ...(sidebar.routes ?? [])] };
}
