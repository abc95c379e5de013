/** What we read of a page that the docs plugin has loaded. */
export interface Doc {
  permalink: string;
  title: string;
  description: string;
  /** `@site/docs/…`. */
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

/** The question that a note answers; undefined for a page without one. */
export function questionOf({ frontMatter }: Doc): string | undefined {
  const { question } = frontMatter as { question?: unknown };
  return typeof question === 'string' ? question : undefined;
}
