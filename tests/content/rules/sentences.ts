import type { Paragraph, Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';

import { plainText } from '../../../plugins/notes-graph/node/form/words';
import type { Finding } from './finding';
import type { Passage } from './prose';

const longest = 30;
/** As many paragraphs of one sentence in a row are a list of riddles. */
const row = 3;
const pronounOpening = /^(This|That|These|Those|It) (is|are|was|were|means?|has|have|makes?|works|happens)\b/;

/** Sentences of a text with the place where each begins in it. */
export function sentencesOf(text: string): { text: string; at: number }[] {
  // A sentence ends before a capital, a digit, code or a quotation; "e.g. this" has no end in it.
  const ends = [...text.matchAll(/[.!?]["”)]?\s+(?=["“(]?[\p{Lu}\p{N}\u25a1])/gu)].map(
    (end) => end.index + end[0].length,
  );
  return [0, ...ends].map((at, index) => ({ text: text.slice(at, ends[index] ?? text.length).trim(), at }));
}

/** Sentences that nobody understands at first reading. */
export function longSentenceFindings(passages: readonly Passage[]): Finding[] {
  return passages
    .filter(({ kind }) => kind === 'paragraph')
    .flatMap(({ text, lines }) =>
      sentencesOf(text).flatMap((sentence) => {
        const words = sentence.text.match(/[\p{L}\p{N}\u25a1]\S*/gu)?.length ?? 0;
        if (words <= longest) return [];
        return [
          {
            line: lines[0]!.number + text.slice(0, sentence.at).split('\n').length - 1,
            expected: `sentences of at most ${longest} words, most of about 15`,
            found: `${words} words: ${sentence.text.replace(/\s+/g, ' ')}`,
            hint: 'one fact a sentence: make two, or a table',
          },
        ];
      }),
    );
}

/** Three and more paragraphs of one sentence each that follow each other. */
export function oneSentenceFindings(tree: Root): Finding[] {
  const findings: Finding[] = [];
  visit(tree, (node) => {
    if (node.type !== 'root' && !isFolded(node)) return;
    for (const run of runsOf(node as Parent)) {
      if (run.length < row) continue;
      findings.push({
        line: run[0]!.position?.start.line ?? 1,
        expected: 'paragraphs of two to five sentences that hang together',
        found: `${run.length} paragraphs of one sentence in a row`,
        hint: 'join what belongs together, and say why one follows from the other',
      });
    }
  });
  return findings;
}

const isFolded = (node: object): boolean => 'name' in node && node.name === 'details';

function runsOf({ children }: Parent): Paragraph[][] {
  const runs: Paragraph[][] = [[]];
  for (const child of children) {
    if (child.type === 'paragraph' && sentencesOf(plainText(child)).length === 1 && !isSummary(child))
      runs.at(-1)!.push(child);
    else runs.push([]);
  }
  return runs;
}

const isSummary = ({ children }: Paragraph): boolean =>
  children.some((child) => 'name' in child && child.name === 'summary');

/** Paragraphs that begin with a pronoun whose noun stands in another paragraph. */
export function pronounFindings(passages: readonly Passage[]): Finding[] {
  return passages.flatMap(({ kind, text, lines }) => {
    const found = kind === 'paragraph' ? pronounOpening.exec(text.trim())?.[0] : undefined;
    if (found === undefined) return [];
    return [
      {
        line: lines[0]!.number,
        expected: 'a paragraph whose first sentence names what it is about',
        found: `"${found}"`,
        hint: 'the noun again instead of the pronoun',
      },
    ];
  });
}
