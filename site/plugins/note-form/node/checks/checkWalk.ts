import type { Heading, RootContent, Table, TableRow } from 'mdast';
import { visit } from 'unist-util-visit';

import type { CheckedNote, LineOf, Mistake } from './checkedNote';
import { sectionOf } from '../parts/partsOf';
import { walkHeadings, walkPartsOf, type WalkParts } from '../parts/walkParts';
import { plainText, wordsOfProse } from '../parts/words';

/** Beyond these nobody reads a walk from start to end. */
const walk = { words: 1600, terms: 12 };
const achievements = 3;
const tables = { least: 1, most: 4 };
const workshops = { least: 3, most: 5 };

/** What a note with a walk lacks before its questions: a walk, a stop, tables, workshops. */
export function walkMistakes(note: CheckedNote, at: LineOf): Mistake[] {
  const parts = walkPartsOf(note.parts);
  return [
    ...troubleMistakes(note, at),
    ...lengthMistakes(parts, at),
    ...termMistakes(parts, at),
    ...stopMistakes(note, parts, at),
    ...orderMistakes(note, parts, at),
    ...lookUpMistakes(parts, at),
    ...workshopMistakes(parts, at),
  ];
}

function troubleMistakes({ parts: { opening, whole } }: CheckedNote, at: LineOf): Mistake[] {
  if (opening.some(({ type }) => type === 'paragraph')) return [];
  return [
    {
      line: at(opening[0] ?? whole[0]),
      expected: 'a trouble before the first heading, in two to four sentences, then the word as the answer',
      found: 'no paragraph',
      hint: 'somebody wants something, and it goes wrong or cannot be done; definitions stand in the front matter',
    },
  ];
}

function lengthMistakes({ walk: nodes, stop }: WalkParts, at: LineOf): Mistake[] {
  const words = wordsOfProse(nodes);
  if (words <= walk.words) return [];
  return [
    {
      line: at(stop ?? nodes.at(-1)),
      expected: `a walk of at most ${walk.words} words of prose, without headings, code, outputs, tables and pictures`,
      found: `${words} words`,
      hint: 'what only an expert asks goes into a workshop, what is looked up into a table',
    },
  ];
}

function termMistakes({ walk: nodes }: WalkParts, at: LineOf): Mistake[] {
  const bold = boldIn(nodes);
  const surplus = bold[walk.terms];
  if (!surplus) return [];
  return [
    {
      line: at(surplus),
      expected: `at most ${walk.terms} terms in bold in the walk`,
      found: `${bold.length}: ${bold.map(plainText).join(', ')}`,
      hint: 'choose those with which one can follow the rest and talk to colleagues; say the others in plain words',
    },
  ];
}

function boldIn(nodes: readonly RootContent[]): RootContent[] {
  const bold: RootContent[] = [];
  visit({ type: 'root', children: [...nodes] }, 'strong', (node: RootContent) => void bold.push(node));
  return bold;
}

function stopMistakes({ parts: { whole } }: CheckedNote, { stop }: WalkParts, at: LineOf): Mistake[] {
  const section = stop ? sectionOf(whole, stop) : [];
  const found = section.map((node) => (node.type === 'list' ? `a list of ${node.children.length}` : node.type));
  if (found.join() === `a list of ${achievements}`) return [];
  return [
    {
      line: at(section[0] ?? stop ?? whole.at(-1)),
      expected: `"## ${walkHeadings.stop}" at the end of the walk, and below it a list of ${achievements} and nothing else`,
      found: stop ? found.join(', ') || 'nothing below it' : 'no such heading',
      hint: 'three things that the reader can do now; the page adds that one may stop here',
    },
  ];
}

const { stop: stopName, lookUp: lookUpName, deeper: deeperName, questions: questionsName, more } = walkHeadings;
/** Behind the stop the headings are the same in all notes, because readers and links look for them. */
const order: readonly string[] = [lookUpName, deeperName, questionsName, more];

function orderMistakes(note: CheckedNote, { stop, stations, after }: WalkParts, at: LineOf): Mistake[] {
  const found = after.map(plainText);
  const firstWrong = after.find((_, index) => found[index] !== order[index]);
  const isWhole = found.length >= order.length - 1 && firstWrong === undefined;
  if (!stop || (isWhole && stations.length > 0)) return [];
  const begins = stations.length > 0;
  return [
    {
      line: at(begins ? (firstWrong ?? note.parts.whole.at(-1)) : stop),
      expected: `the sections of the walk, then "## ${stopName}", "## ${lookUpName}", "## ${deeperName}", "## ${questionsName}" and, where it is needed, "## ${more}"`,
      found: begins ? found.join(', ') || `nothing behind "${stopName}"` : `no section before "${stopName}"`,
      hint: `what is read in order stands before the stop; what is needed one day is a ### below "## ${deeperName}"`,
    },
  ];
}

function lookUpMistakes({ lookUp, tables: found }: WalkParts, at: LineOf): Mistake[] {
  if (!lookUp) return [];
  const isCount = found.length >= tables.least && found.length <= tables.most;
  const count: Mistake = {
    line: at(lookUp),
    expected: `${tables.least} to ${tables.most} tables below "## ${lookUpName}", each below a ### of its own`,
    found: `${found.length}`,
    hint: 'kinds and properties, options with defaults, limits; what you see, why, what to do',
  };
  return [
    ...(isCount ? [] : [count]),
    ...found.flatMap(({ table, heading }, index) => [
      ...tableHeadingMistakes(table, heading, found[index - 1]?.heading, at),
      ...emptyCells(table, at),
    ]),
  ];
}

function tableHeadingMistakes(
  table: Table,
  own: Heading | undefined,
  last: Heading | undefined,
  at: LineOf,
): Mistake[] {
  if (own && own !== last) return [];
  return [
    {
      line: at(table),
      expected: 'a ### above each table that says what is looked up in it',
      found: own ? `a second table below "${plainText(own)}"` : 'none',
      hint: 'it stands in the contents of the page, where readers look for it',
    },
  ];
}

function emptyCells({ children: [head, ...rows] }: Table, at: LineOf): Mistake[] {
  const columns = (head?.children ?? []).map((cell, index) => plainText(cell) || `column ${index + 1}`);
  return [...(head ? [head] : []), ...rows].flatMap((row) =>
    columns
      .filter((_, index) => isEmpty(row, index))
      .map((column) => ({
        line: at(row),
        expected: 'a table without an empty cell',
        found: `nothing for "${column}" in the row "${row.children.map(plainText).join(' | ')}"`,
        hint: 'run or read what belongs there; where there is nothing, write –',
      })),
  );
}

const isEmpty = ({ children }: TableRow, index: number): boolean => (children[index]?.children.length ?? 0) === 0;

function workshopMistakes({ deeper, workshops: found }: WalkParts, at: LineOf): Mistake[] {
  if (!deeper) return [];
  const isCount = found.length >= workshops.least && found.length <= workshops.most;
  const count: Mistake = {
    line: at(deeper),
    expected: `${workshops.least} to ${workshops.most} workshops below "## ${deeperName}", each below a ###`,
    found: `${found.length}`,
    hint: 'a workshop has a problem or a decision as its title, and can be read alone',
  };
  const silent = found.filter(({ first }) => !first);
  return [
    ...(isCount ? [] : [count]),
    ...silent.map(({ heading }) => ({
      line: at(heading),
      expected: 'a paragraph below the title of a workshop: its first sentence is shown while it is folded',
      found: `"${plainText(heading)}" without one`,
      hint: 'say who needs it and how it shows: a message, a symptom, a number',
    })),
  ];
}
