import type { Code, Nodes, PhrasingContent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

import { mentionsIn } from '@groundwork/samples/page';
import { sentencesOf } from '../../../site/plugins/note-form/node/parts/sentences';
import type { Finding } from './finding';

/** The shown lines of a program's listing; undefined for any other block. */
type LinesOf = (code: Code) => readonly string[] | undefined;

/**
 * References such as "`wg.Wait` blocks until the counter is 0 (line 19)" to a line without `wg.Wait`: a line inserted
 * above moves the listing and not the text. Only references in parentheses are held to that, and only where the
 * listing has a code word of the sentence at all: elsewhere a sentence may speak of a line without quoting it.
 */
export function misplacedFindings(tree: Root, linesOf: LinesOf): Finding[] {
  const findings: Finding[] = [];
  let listing: readonly string[] | undefined;
  visit(tree, (node: Nodes) => {
    if (node.type === 'code') {
      listing = linesOf(node);
      return SKIP;
    }
    if (node.type !== 'paragraph' || !listing) return undefined;
    for (const sentence of sentencesIn(node.children))
      findings.push(...misplacedIn(sentence, listing, node.position?.start.line ?? 1));
    return SKIP;
  });
  return findings;
}

interface Sentence {
  text: string;
  codes: string[];
}

/** What stands for inline code while a paragraph is cut into sentences, as in `prose.ts`. */
const placeholder = '\u25a1';

const referenceInParentheses = /\(lines? [^()]*\)/gi;

function misplacedIn({ text, codes }: Sentence, listing: readonly string[], line: number): Finding[] {
  const known = codes.filter((code) => listing.some((shown) => shown.includes(code)));
  if (known.length === 0) return [];
  const hasOne = (shown: string) => known.some((code) => shown.includes(code));
  return [...text.matchAll(referenceInParentheses)]
    .flatMap(([reference]) => mentionsIn(reference))
    .filter(({ ofOutput }) => !ofOutput)
    .filter(({ text: said, numbers: [first = 1, ...others] }) => {
      const last = others.at(-1) ?? first;
      const isRange = others.length === 1 && / to |–|-/.test(said);
      if (isRange) return !listing.slice(first - 1, last).some(hasOne);
      return ![first, ...others].every((number) => hasOne(listing[number - 1] ?? ''));
    })
    .map(({ text: said }) => ({
      line,
      expected: `"${said}" to be where the listing has ${known.map((code) => `\`${code}\``).join(' or ')}: ${placesOf(known, listing)}`,
      found: said,
      hint: 'count the lines of the listing as npm run read prints them',
    }));
}

const placesOf = (codes: readonly string[], listing: readonly string[]): string =>
  listing
    .flatMap((shown, index) => (codes.some((code) => shown.includes(code)) ? [`line ${index + 1}`] : []))
    .join(', ');

/** The sentences of a paragraph, each with its inline code: `pop()` is looked for as `pop`. */
function sentencesIn(children: readonly PhrasingContent[]): Sentence[] {
  const codes = children.flatMap((child) => (child.type === 'inlineCode' ? [child.value] : []));
  const text = children.map((child) => (child.type === 'inlineCode' ? placeholder : toString(child))).join('');
  return sentencesOf(text).map((sentence) => ({
    text: sentence.text,
    codes: codes
      .splice(0, sentence.text.split(placeholder).length - 1)
      .map((code) => code.replace(/\(.*\)$|;$/, ''))
      .filter(Boolean),
  }));
}
