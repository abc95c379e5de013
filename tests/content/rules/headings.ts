import type { Finding } from './finding';
import type { ProsePassage } from './prose';

const labels =
  /^(overview|introduction|summary|conclusion|background|details|examples?|usage|notes?|basics|what is it|more|misc(ellaneous)?)$/i;

/** Headings are claims or questions in sentence case, on levels 2 and 3. */
export function headingFindings(passages: readonly ProsePassage[]): Finding[] {
  return passages.filter(({ kind }) => kind === 'heading').flatMap((heading) => findingsOf(heading));
}

function findingsOf({ text, depth, lines }: ProsePassage): Finding[] {
  const line = lines[0]!.number;
  const problems: [boolean, string, string][] = [
    [
      depth < 2 || depth > 3,
      'a heading of level 2 or 3',
      'the title is in the front matter; deeper levels ask for another note',
    ],
    [
      labels.test(text.trim()),
      'a claim or a question',
      'say what the section shows: "A closed descriptor can still fire"',
    ],
    [/[.:;,]$/.test(text.trim()), 'a heading without a full stop or a colon', 'a question mark may stay'],
    [/^sources$/i.test(text.trim()), 'no heading of that name', 'the page prints its sources itself'],
    [isTitleCase(text), 'sentence case', 'capitals only for the first word and for names'],
    [/\p{Extended_Pictographic}/u.test(text), 'words', 'no emoji in headings'],
  ];
  return problems.flatMap(([bad, expected, hint]) => (bad ? [{ line, expected, found: text.trim(), hint }] : []));
}

/** Three or more words after the first, all of them capitalised though they are no acronyms. */
function isTitleCase(text: string): boolean {
  const words = text
    .split(/\s+/)
    .slice(1)
    .filter((word) => /^\p{L}{4,}$/u.test(word));
  return words.length >= 2 && words.every((word) => /^\p{Lu}\p{Ll}+$/u.test(word));
}
