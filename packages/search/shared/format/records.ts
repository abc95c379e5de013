import { anchorOf } from '../words/anchorOf';
import { jsonIn } from './bytes';
import { tokenise } from '../words/tokens';

/** A section of a page as it is indexed: from one heading to the next. */
export interface SectionRecord {
  heading: string;
  /** Fragment id of the heading; empty for what stands before the first heading. */
  anchor: string;
  /** 1 for the introduction, 2 to 6 for headings. */
  level: number;
  text: string;
  code: string;
}

/** A model on a page that a reader steps through. */
export interface LabRecord {
  title: string;
  anchor: string;
}

/** A page as it is indexed. */
export interface PageRecord {
  route: string;
  title: string;
  description: string;
  /** Concept ids that the page explains. */
  defines: readonly string[];
  /** The sentences that define them, in the same order: searched, and shown to who asks for the concept. */
  definitions?: readonly string[];
  /** The question that it answers, and those that it asks its reader at the end; all stand in its text too. */
  questions?: readonly string[];
  topic: { id: string; title: string };
  /** What its sources settle, and the words of its diagrams and labs: searched, but not shown. */
  related?: string;
  /** Titles of the pages around it, likewise. */
  neighbours?: readonly string[];
  /** What other pages call it where they link to it, likewise. */
  calledBy?: readonly string[];
  /** Routes that it links to; those that are no pages of the index are passed over. */
  linksTo?: readonly string[];
  labs?: readonly LabRecord[];
  sections: readonly SectionRecord[];
}

/** A concept that a page explains: its id, and the sentence that defines it. */
interface Definition {
  concept: string;
  sentence: string;
}

/** A section as a page's text file holds it: its code stands in a file of its own, which few queries need. */
export interface TextSection extends Omit<SectionRecord, 'code'> {
  /** How many words its code has. */
  codeWords: number;
}

/** What a page's text file holds: enough to show a hit in prose and to order it among others. */
export interface PageText {
  route: string;
  title: string;
  description: string;
  topic: string;
  definitions: readonly Definition[];
  labs: readonly LabRecord[];
  sections: readonly TextSection[];
}

type Packed = [
  route: string,
  title: string,
  description: string,
  topic: string,
  /** Concept and sentence in turn, title and anchor in turn. */
  definitions: readonly string[],
  labs: readonly string[],
  ...sections: PackedSection[],
];
/** No anchor where it is the one that is made of the heading. */
type PackedSection = [heading: string, anchor: string | 0, level: number, text: string, codeWords: number];

/** Arrays instead of objects: the names of fields would be a tenth of the file. */
export function packText(page: PageRecord): string {
  const sections = page.sections.map(({ heading, anchor, level, text, code }): PackedSection => [
    heading,
    anchor === anchorOf(heading) ? 0 : anchor,
    level,
    text,
    tokenise(code).length,
  ]);
  const definitions = page.defines.flatMap((concept, index) => {
    const sentence = page.definitions?.[index];
    return sentence ? [concept, sentence] : [];
  });
  const labs = (page.labs ?? []).flatMap(({ title, anchor }) => [title, anchor]);
  const { route, title, description, topic } = page;
  return JSON.stringify([route, title, description, topic.title, definitions, labs, ...sections] satisfies Packed);
}

/** The code of the page's sections, in their order; nothing where none has any. */
export const packCode = ({ sections }: PageRecord): string =>
  JSON.stringify(sections.some(({ code }) => code) ? sections.map(({ code }) => code) : []);

/** Returns null when the text is not a packed page. */
export function unpackText(json: string): PageText | null {
  const value = jsonIn(json);
  if (!Array.isArray(value) || value.length < 6) return null;
  const [route, title, description, topic, definitions, labs, ...sections] = value as unknown[];
  if (![route, title, description, topic].every((field) => typeof field === 'string') || !sections.every(isSection))
    return null;
  if (!areTexts(definitions) || !areTexts(labs)) return null;
  return {
    route: route as string,
    title: title as string,
    description: description as string,
    topic: topic as string,
    definitions: inPairs(definitions).map(([concept, sentence]) => ({ concept, sentence })),
    labs: inPairs(labs).map(([title, anchor]) => ({ title, anchor })),
    sections: sections.map(([heading, anchor, level, text, codeWords]) => ({
      heading,
      anchor: anchor === 0 ? anchorOf(heading) : anchor,
      level,
      text,
      codeWords,
    })),
  };
}

/** Returns null when the text is not the packed code of a page. */
export function unpackCode(json: string): string[] | null {
  const value = jsonIn(json);
  return Array.isArray(value) && value.every((code) => typeof code === 'string') ? value : null;
}

const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((part) => typeof part === 'string');

const inPairs = (parts: readonly string[]): [string, string][] =>
  Array.from({ length: parts.length >> 1 }, (_, index) => [parts[2 * index] ?? '', parts[2 * index + 1] ?? '']);

function isSection(value: unknown): value is PackedSection {
  return (
    Array.isArray(value) &&
    value.length === 5 &&
    (typeof value[1] === 'string' || value[1] === 0) &&
    [0, 3].every((index) => typeof value[index] === 'string') &&
    [2, 4].every((index) => typeof value[index] === 'number')
  );
}
