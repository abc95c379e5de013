import type { VFile } from 'vfile';

import { actorsIn, type NoteActor } from './actors';

/** The actors of a page, from the front matter that the generator hands on with its text. */
export function actorsOf({ data }: VFile): NoteActor[] {
  const { frontMatter } = data;
  if (typeof frontMatter !== 'object' || frontMatter === null || !('actors' in frontMatter)) return [];
  const { actors } = frontMatter;
  if (typeof actors !== 'object' || actors === null) return [];
  return actorsIn(Object.fromEntries(Object.entries(actors).map(([name, value]) => [name, String(value)])));
}
