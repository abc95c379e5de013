import { phrases, riddles, type Phrase } from '../data/phrases';
import { terms } from '../data/terms';
import type { Finding } from './finding';
import type { ProsePassage } from './prose';

/** Filler, marketing and machine-sounding words. */
export function phraseFindings(passages: readonly ProsePassage[]): Finding[] {
  return findingsFor(passages, phrases);
}

/** Words that point at something without naming it: notes do without them. */
export function riddleFindings(passages: readonly ProsePassage[]): Finding[] {
  return findingsFor(passages, riddles);
}

function findingsFor(passages: readonly ProsePassage[], forbidden: readonly Phrase[]): Finding[] {
  return eachLine(passages, (text) =>
    forbidden.flatMap(({ pattern, hint }) => {
      const found = pattern.exec(text)?.[0];
      return found === undefined ? [] : [{ expected: 'plain words', found, hint }];
    }),
  );
}

/** Terms that are written differently in the other notes. */
export function termFindings(passages: readonly ProsePassage[]): Finding[] {
  return eachLine(passages, (text) =>
    terms.flatMap(({ wrong, right }) => {
      const found = wrong.exec(text)?.[0];
      return found === undefined
        ? []
        : [{ expected: right, found, hint: 'the same thing has the same name in all notes' }];
    }),
  );
}

/** Paragraphs that hang their thoughts on dashes. */
export function dashFindings(passages: readonly ProsePassage[]): Finding[] {
  return passages.flatMap(({ text, lines }) => {
    const dashes = text.match(/—|(?<= )–(?= )/g)?.length ?? 0;
    if (dashes < 3) return [];
    return [
      {
        line: lines[0]!.number,
        expected: 'at most two dashes in a paragraph',
        found: `${dashes} dashes`,
        hint: 'make two sentences',
      },
    ];
  });
}

function eachLine(passages: readonly ProsePassage[], find: (text: string) => Omit<Finding, 'line'>[]): Finding[] {
  return passages.flatMap(({ lines }) =>
    lines.flatMap(({ number, text }) => find(text).map((finding) => ({ line: number, ...finding }))),
  );
}
