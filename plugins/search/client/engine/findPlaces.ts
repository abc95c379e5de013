import type { Manifest } from '../../shared/manifest';
import type { PlaceHit } from '../../shared/types';
import type { KnownWord } from './knownWord';
import { tokenised } from './pageText';
import { isTelling } from './parseQuery';
import { isNamed } from './titleFit';

const mostPlaces = 3;
/** The pages that belong to no topic of the notes. */
const noTopic = 'site';

/** Topics, ways and parts of the site that the query names. */
export function findPlaces(words: readonly KnownWord[], { topics, places }: Manifest): PlaceHit[] {
  if (!words.some(({ word }) => isTelling(word))) return [];
  const isCalled = (name: string): boolean => isNamed(tokenised(name), words);
  const named = topics
    .filter(({ id, title }) => id !== noTopic && isCalled(title))
    .map(({ id, title, first, end }): PlaceHit => ({
      kind: 'topic',
      title,
      about: end - first === 1 ? '1 note' : `${end - first} notes`,
      url: `/docs#${id}`,
    }));
  const others = places
    .filter(({ title, words: otherNames }) => [title, ...otherNames].some(isCalled))
    .map(({ kind, title, about, url }): PlaceHit => ({ kind, title, about, url }));
  return [...named, ...others].slice(0, mostPlaces);
}
