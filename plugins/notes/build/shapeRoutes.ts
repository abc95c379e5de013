import type { RouteConfig } from '@docusaurus/types';

interface VersionProps {
  docs: Record<string, { id: string; title: string; description: string; sidebar?: string }>;
}

/**
 * Takes the docs plugin's route tree and returns it with
 * - the version's client data without the descriptions of every note (they grow with the site, nothing reads them),
 * - one more route: the docs root itself, which shows the main note and then moves to its address.
 */
export function shapeRoutes(route: RouteConfig): RouteConfig {
  return { ...route, ...(route.routes && { routes: route.routes.map((version) => shapeVersion(version)) }) };
}

function shapeVersion(version: RouteConfig): RouteConfig {
  const props = version.props as { version: VersionProps } | undefined;
  if (!props) return version;
  return {
    ...version,
    props: { ...props, version: withoutDescriptions(props.version) },
    routes: version.routes?.map((sidebar) => withRootRoute(sidebar)),
  };
}

function withoutDescriptions(version: VersionProps): VersionProps {
  const docs = Object.entries(version.docs).map(([id, doc]) => [id, { ...doc, description: '' }]);
  return { ...version, docs: Object.fromEntries(docs) };
}

function withRootRoute(sidebar: RouteConfig): RouteConfig {
  const main = sidebar.routes?.find((route) => route.path === `${sidebar.path}/introduction`);
  if (!main) return sidebar;
  const root: RouteConfig = { ...main, path: sidebar.path, component: '@site/src/components/docs/DocsRootEntry' };
  delete root.metadata;
  return { ...sidebar, routes: [root, ...(sidebar.routes ?? [])] };
}
