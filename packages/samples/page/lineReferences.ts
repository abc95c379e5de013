import type { Code, Nodes, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

import { AuthorError } from '@groundwork/lib/authorError';
import { linesOfRanges } from '@groundwork/lib/lineRanges';
import type { FencePlace } from '../contract/fences/fenceMeta';
import type { ListingLength } from '../contract/notes/pageSamples';

/** Which lines of a listing the text after it speaks of. */
export interface Referred {
  listing: boolean;
  output: boolean;
}

/** A mention of lines in a text: `line 3`, `lines 3 to 5`, `lines 2, 8 and 12 of the output`. */
interface Mention {
  text: string;
  numbers: number[];
  ofOutput: boolean;
  /** Where it begins in the text. */
  index: number;
}

const one = String.raw`line (?<one>\d+)`;
const several = String.raw`lines (?<several>\d+(?:(?:, and | and | or |, | to |–|-)\d+)+)`;
const mention = new RegExp(
  String.raw`(?<before>output(?:'s|’s)? |in (?:the|its) output,? )?\b(?:${several}|${one})\b(?<after> (?:of|in) (?:the|its) output)?`,
  'gi',
);

export function mentionsIn(text: string): Mention[] {
  return [...text.matchAll(mention)].map((match) => {
    const { one: single, several: list = '', before, after } = match.groups ?? {};
    return {
      text: match[0],
      numbers: (single ?? list).split(/\D+/).map(Number),
      ofOutput: before !== undefined || after !== undefined,
      index: match.index,
    };
  });
}

/**
 * Holds each mention of lines in a note's text to the last listing before it; returns the listings that the text
 * speaks of. `lengthOf` answers undefined for a block that is no listing, such as a figure.
 * @throws AuthorError where that listing has no such line, or there is none.
 */
export function checkLineReferences(
  tree: Root,
  lengthOf: (code: Code) => ListingLength | undefined,
  placeOf: (line: number) => FencePlace,
): Map<Code, Referred> {
  const referred = new Map<Code, Referred>();
  let last: { code: Code; length: ListingLength } | undefined;
  visit(tree, (node: Nodes) => {
    if (node.type === 'code') {
      const length = lengthOf(node);
      if (length) last = { code: node, length };
      return SKIP;
    }
    if (node.type !== 'text') return undefined;
    for (const found of mentionsIn(node.value)) {
      const place = placeOf(lineOf(node, found.index));
      if (!last) throw noListing(found, place);
      requireLines(found, last.length, place);
      const before = referred.get(last.code) ?? { listing: false, output: false };
      const isOutput = found.ofOutput && last.length.outputLines !== undefined;
      referred.set(last.code, { listing: before.listing || !isOutput, output: before.output || isOutput });
    }
    return undefined;
  });
  return referred;
}

/** Holds the marks of a fence (`{3,7}`) to the lines that it shows. @throws AuthorError at the fence. */
export function requireMarkedLines(marks: string, { name, lines }: ListingLength, place: FencePlace): void {
  const beyond = linesOfRanges(marks.slice(1, -1)).find((number) => number > lines);
  if (beyond === undefined) return;
  throw new AuthorError({
    ...place,
    expected: `marks on the lines 1 to ${lines} of ${name}`,
    found: marks,
    hint: 'lines count from the first one shown; region markers do not count, folded lines do',
  });
}

function requireLines({ text, numbers, ofOutput }: Mention, length: ListingLength, place: FencePlace): void {
  const { name, lines, outputLines } = length;
  const isOutput = ofOutput && outputLines !== undefined;
  const count = isOutput ? outputLines : lines;
  if (numbers.every((number) => number >= 1 && number <= count)) return;
  const mayBeOutput = !isOutput && outputLines !== undefined && numbers.every((number) => number <= outputLines);
  throw new AuthorError({
    ...place,
    expected: `a line of ${isOutput ? `the output of ${name}` : name}, the last listing before this text: it has ${count} ${count === 1 ? 'line' : 'lines'}`,
    found: text,
    hint: mayBeOutput
      ? 'say "line 3 of the output" when the output is meant'
      : 'lines count from the first one shown; region markers do not count, folded lines do',
  });
}

function noListing({ text }: Mention, place: FencePlace): AuthorError {
  return new AuthorError({
    ...place,
    expected: 'a listing before a text that speaks of its lines',
    found: text,
    hint: 'speak of lines after the listing, or name what is meant',
  });
}

const lineOf = ({ value, position }: Text, index: number): number =>
  (position?.start.line ?? 1) + value.slice(0, index).split('\n').length - 1;
