import { AuthorError } from '@groundwork/lib/authorError';

/** Where a fence stands, for error messages. */
export interface FencePlace {
  file: string;
  line: number;
}

const known = ['file', 'region', 'title', 'output', 'exit', 'fails', 'norun', 'of', 'fold', 'since'] as const;
type Key = (typeof known)[number];

export type FenceMeta = Partial<Record<Key, string>> & { highlight: string };

const token = /\{[^}]*\}|([A-Za-z-]+)=(?:"([^"]*)"|(\S+))|\S+/g;

/**
 * Reads the words after a fence's language: `key=value`, `key="two words"`, and `{1,3-4}` for the highlighter.
 * Throws an AuthorError for any other word.
 */
export function parseFenceMeta(meta: string | null | undefined, place: FencePlace): FenceMeta {
  const result: FenceMeta = { highlight: '' };
  for (const match of (meta ?? '').matchAll(token)) {
    const [word, key, quoted, bare] = match;
    if (word.startsWith('{')) result.highlight = word;
    else if (key && isKnown(key)) result[key] = quoted ?? bare ?? '';
    else throw unknownWord(word, place);
  }
  return result;
}

function isKnown(key: string): key is Key {
  return (known as readonly string[]).includes(key);
}

function unknownWord(word: string, place: FencePlace): AuthorError {
  return new AuthorError({
    ...place,
    expected: `one of ${known.map((key) => `${key}=`).join(', ')} after the fence's language`,
    found: word,
    hint: 'quote values that contain spaces: fails="exit status 2"',
  });
}
