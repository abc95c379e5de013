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

/**
 * Takes the docs plugin's global data, which is part of the main bundle and lists every note, and returns it with
 * two entries in place of the list: the main note, to which the navbar links, and a pattern that stands for all
 * others. The generator matches addresses against these paths to find the sidebar of the current note.
 *
 * Sites with several versions keep the list: the version switcher looks notes up by their ids.
 */
export function shapeGlobalData<T extends GlobalData>(data: T): T {
  const [version] = data.versions;
  if (data.versions.length !== 1 || !version) return data;
  const main = version.docs.filter((doc) => doc.id === version.mainDocId);
  const sidebar = main[0]?.sidebar;
  const others: GlobalDoc = { id: '*', path: `${version.path}/:note+`, ...(sidebar !== undefined && { sidebar }) };
  return { ...data, versions: [{ ...version, docs: [...main, others] }] };
}
