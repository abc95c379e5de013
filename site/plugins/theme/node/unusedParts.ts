import type { AllContent } from '@docusaurus/types';
import type { LoadedContent as Docs } from '@docusaurus/plugin-content-docs';
import type { ThemeConfig } from '@docusaurus/theme-common';

interface NavbarItem {
  type?: string;
  items?: readonly NavbarItem[];
}

/** What a page may carry that needs a part of the theme, whatever plugin it comes from. */
interface Page {
  unlisted?: boolean;
  draft?: boolean;
  editUrl?: string | null;
  tags?: readonly unknown[];
}

interface Site {
  themeConfig: ThemeConfig;
  navbarTypes: ReadonlySet<string>;
  versions: Docs['loadedVersions'];
  pages: readonly Page[];
  /** True where a plugin is at work whose pages are not known here (the blog, a plugin of somebody else). */
  hasOthers: boolean;
}

/** Parts of the classic theme that appear only when the settings or a note ask for them, and how to see that they do. */
const parts: Readonly<Record<string, (site: Site) => boolean>> = {
  AnnouncementBar: ({ themeConfig }) => Boolean(themeConfig.announcementBar),
  ContentVisibility: ({ pages, hasOthers }) => hasOthers || pages.some(({ unlisted, draft }) => unlisted || draft),
  DocSidebarItem_Html: ({ versions }) =>
    JSON.stringify(versions.map(({ sidebars }) => sidebars)).includes('"type":"html"'),
  DocVersionBadge: ({ versions }) => versions.some(({ badge }) => badge),
  DocVersionBanner: ({ versions }) => versions.some(({ banner }) => banner !== null),
  EditThisPage: ({ pages, hasOthers }) => hasOthers || pages.some(({ editUrl }) => editUrl),
  Footer_Links_MultiColumn: ({ themeConfig }) => footerColumns(themeConfig) === true,
  Footer_Links_Simple: ({ themeConfig }) => footerColumns(themeConfig) === false,
  Footer_Logo: ({ themeConfig }) => Boolean(themeConfig.footer?.logo),
  NavbarItem_DocNavbarItem: ({ navbarTypes }) => navbarTypes.has('doc'),
  NavbarItem_DocSidebarNavbarItem: ({ navbarTypes }) => navbarTypes.has('docSidebar'),
  NavbarItem_DocsVersionDropdownNavbarItem: ({ navbarTypes }) => navbarTypes.has('docsVersionDropdown'),
  NavbarItem_DocsVersionNavbarItem: ({ navbarTypes }) => navbarTypes.has('docsVersion'),
  // The other two dropdowns are built from it.
  NavbarItem_DropdownNavbarItem: ({ navbarTypes }) =>
    ['dropdown', 'localeDropdown', 'docsVersionDropdown'].some((type) => navbarTypes.has(type)),
  NavbarItem_HtmlNavbarItem: ({ navbarTypes }) => navbarTypes.has('html'),
  NavbarItem_LocaleDropdownNavbarItem: ({ navbarTypes }) => navbarTypes.has('localeDropdown'),
  TagsListInline: ({ pages, hasOthers }) => hasOthers || pages.some(({ tags }) => tags && tags.length > 0),
};

/** Every part that may be left out, by the name that the theme imports it under. */
export const optionalParts: readonly string[] = Object.keys(parts).map(themeName);

/**
 * Takes the site's settings and all loaded content; returns the parts of the theme that nothing of it can show.
 * The bundler cannot see that: the theme imports them all and decides while it renders. In development they are all there: a
 * note may begin to ask for one at any time.
 */
export function unusedParts(themeConfig: ThemeConfig, content: AllContent): string[] {
  const site = siteOf(themeConfig, content);
  return Object.entries(parts)
    .filter(([, isUsed]) => !isUsed(site))
    .map(([part]) => themeName(part));
}

function siteOf(themeConfig: ThemeConfig, content: AllContent): Site {
  const { 'docusaurus-plugin-content-docs': docs, 'docusaurus-plugin-content-pages': pages, ...others } = content;
  const versions = Object.values(docs ?? {}).flatMap((loaded) => (loaded as Docs).loadedVersions);
  return {
    themeConfig,
    navbarTypes: new Set((themeConfig.navbar.items as NavbarItem[]).flatMap(typesOf)),
    versions,
    pages: [
      ...versions.flatMap((version) => version.docs),
      ...Object.values(pages ?? {}).flatMap((list) => list as Page[]),
    ],
    hasOthers: Object.entries(others).some(
      ([plugin, instances]) =>
        !plugin.startsWith('groundwork-') && Object.values(instances).some((loaded) => loaded !== undefined),
    ),
  };
}

/** The type of an item and of the items in it. One without a type is a dropdown when it has items. */
const typesOf = ({ type, items }: NavbarItem): string[] => [
  type && type !== 'default' ? type : items ? 'dropdown' : 'default',
  ...(items ?? []).flatMap(typesOf),
];

/** True for links in columns, false for a simple list, neither where there are none. */
function footerColumns({ footer }: ThemeConfig): boolean | undefined {
  const [first] = footer?.links ?? [];
  return first && 'title' in first;
}

function themeName(part: string): string {
  return `@theme/${part.replaceAll('_', '/')}`;
}
