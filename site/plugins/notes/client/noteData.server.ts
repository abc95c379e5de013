import type { useDoc } from '@docusaurus/plugin-content-docs/client';

import type { NoteData } from '../shared/fragment';

type Doc = ReturnType<typeof useDoc>;

// Where a file lies and how it was ordered matters to the build only.
const buildOnlyMetadata = [
  'source',
  'sourceDirName',
  'slug',
  'sidebarPosition',
  'formattedLastUpdatedAt',
  'frontMatter',
];
// Question, sources, concepts and actors are part of the body's HTML, the last update of the metadata.
const elsewhereInFrontMatter = [
  'question',
  'sources',
  'defines',
  'requires',
  'verified',
  'form',
  'actors',
  'last_update',
];

/** Takes what the generator knows of a note; returns what the browser needs of it, as JSON that can stand in HTML. */
export function noteDataJson({ metadata, frontMatter, assets, toc }: Doc): string {
  const data: NoteData = {
    metadata: without(metadata, buildOnlyMetadata) as NoteData['metadata'],
    frontMatter: without(frontMatter, elsewhereInFrontMatter),
    assets: { ...assets },
    toc,
    definitions: definitionsIn(frontMatter),
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** A page that is no note defines nothing. */
function definitionsIn({ defines }: Record<string, unknown>): Record<string, string> {
  return typeof defines === 'object' ? { ...(defines as Record<string, string>) } : {};
}

function without(object: object, names: readonly string[]): Record<string, unknown> {
  const kept = Object.entries(object).filter(
    ([name, value]) => !names.includes(name) && value !== false && value !== null && value !== undefined,
  );
  return Object.fromEntries(kept);
}
