/** What we read of a page that the docs plugin has loaded. */
export interface Doc {
  permalink: string;
  title: string;
  description: string;
  /** `@site/docs…`. */
  source: string;
  frontMatter: object;
  /** Milliseconds since the epoch; absent where git does not know the file. */
  lastUpdatedAt?: number | null;
}

/** The pages that the docs plugin has loaded, from what the generator hands to `allContentLoaded`. */
export function docsOf(allContent: Record<string, Record<string, unknown>>): Doc[] {
  const content = allContent['docusaurus-plugin-content-docs']?.['default'] as
    { loadedVersions: { docs: Doc[] }[] } | undefined;
  return content?.loadedVersions.flatMap((version) => version.docs) ?? [];
}

/** What a note says of its newest change: the day, `2026-11-25`, what it is to a reader, and one sentence. */
export interface Changed {
  on: string;
  kind: 'new' | 'rewritten' | 'corrected';
  what: string;
}

/** What the front matter says below `changed`; the notes' own check has seen its form. */
export function changedOf({ frontMatter }: Doc): Changed | undefined {
  const { changed } = frontMatter as { changed?: Omit<Changed, 'on'> & { on: string | Date } };
  if (changed === undefined) return undefined;
  const { on, kind, what } = changed;
  // YAML has days, which the generator reads as moments.
  return { on: on instanceof Date ? on.toISOString().slice(0, 10) : on, kind, what };
}

/** The question that a note answers; undefined for a page without one. */
export function questionOf({ frontMatter }: Doc): string | undefined {
  const { question } = frontMatter as { question?: unknown };
  return typeof question === 'string' ? question : undefined;
}
