import type { Manifest } from '../../../shared/format/manifest';
import type { DefinitionHit, PlaceHit } from '../../../shared/types';
import type { WordTerms } from '../expand/expansion';
import { tokenised } from '../pageText';
import { isTelling } from '../parseQuery';
import type { MatchedPage } from '../rank/rerank';
import { isNamed } from '../rank/titleFit';
import { weights } from '../weights';

const mostPlaces = 3;
/** The pages that belong to no topic of the notes. */
const noTopic = 'site';

/** Topics, ways and parts of the site that the query names. */
export function findPlaces(words: readonly WordTerms[], { topics, places }: Manifest): PlaceHit[] {
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

/** The definition of what the query names, if one of these pages has it. */
export function definitionIn(
  pages: readonly Pick<MatchedPage, 'page'>[],
  words: readonly WordTerms[],
): { definition?: DefinitionHit } {
  for (const { page } of pages)
    for (const { concept, sentence } of page.definitions)
      if (isNamed(concept, words, weights.synonym))
        return { definition: { url: page.route, title: page.title.text, sentence } };
  return {};
}
