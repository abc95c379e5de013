interface GlobalDoc {
  id: string;
  path: string;
  sidebar?: string;
}

interface GlobalVersion {
  path: string;
  mainDocId: string;
  docs: GlobalDoc[];
}

export interface GlobalData {
  versions: GlobalVersion[];
}

/** An entry of the site's navbar, as far as it can ask for notes. */
export interface NavbarEntry {
  type?: string;
  docId?: string;
  items?: readonly NavbarEntry[];
}

/**
 * Takes the docs plugin's global data, which is part of the main bundle and lists every note, and returns it with
 * a few entries in place of the list: the notes to which the navbar links, and a pattern that stands for all others.
 * The generator matches addresses against these paths to find the sidebar of the current note.
 *
 * The whole list stays where a reader can switch versions, because the switcher links to the same note of another
 * version, which it looks up by its id: on sites with several versions, or with a version dropdown in the navbar.
 * @param navbar The site's own items of the navbar.
 */
export function shapeGlobalData<T extends GlobalData>(data: T, navbar: readonly NavbarEntry[]): T {
  const [version] = data.versions;
  const items = navbar.flatMap(withItemsInside);
  if (data.versions.length !== 1 || !version || items.some(({ type }) => type === 'docsVersionDropdown')) return data;
  const linked = new Set([version.mainDocId, ...items.map(({ docId }) => docId)]);
  const kept = version.docs.filter((doc) => linked.has(doc.id));
  const sidebar = kept.find((doc) => doc.id === version.mainDocId)?.sidebar;
  const others: GlobalDoc = { id: '*', path: `${version.path}/:note+`, ...(sidebar !== undefined && { sidebar }) };
  return { ...data, versions: [{ ...version, docs: [...kept, others] }] };
}

const withItemsInside = (item: NavbarEntry): NavbarEntry[] => [item, ...(item.items ?? []).flatMap(withItemsInside)];
