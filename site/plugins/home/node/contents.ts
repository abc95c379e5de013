import type { ContentsData, ContentsNote, ContentsTopic } from '../shared/contents';
import { hasLab, type PlannedLayer, type PlannedTopic, type WrittenNote } from './homeData';
import { languagesOf } from './languages';
import { linksTo, notesByPage } from './notesByPage';

/** What the table of contents says of a topic; `site/config/pages/topicOpenings.ts` has it. */
export interface PlannedOpening {
  about: string;
  before: string;
  ways: readonly { question: string; notes: readonly string[] }[];
}

export interface ContentsInput {
  layers: readonly (PlannedLayer & { letter: string })[];
  topics: readonly PlannedTopic[];
  openings: Readonly<Record<string, PlannedOpening>>;
  notes: readonly (WrittenNote & { question?: string })[];
  /** The address below which notes live: `/docs/`, with the site's base. */
  docsBase: string;
  /** Whether a reader can run one of a note's programs on the page. Takes the page, `linux/epoll`, and its source. */
  runsHere: (page: string, source: string) => boolean;
}

/** Fewer notes than these need no filter. */
const fewNotes = 3;

/**
 * Takes the plan and the written notes; returns the table of contents. Notes that are not written are left out, ways
 * that have then fewer than one note, and topics without any.
 */
export function contents({ layers, topics, openings, notes, docsBase, runsHere }: ContentsInput): ContentsData {
  const byPage = notesByPage(notes, docsBase);
  const topicOf = (id: string): ContentsTopic[] => {
    const topic = topics.find((candidate) => candidate.id === id);
    const opening = openings[id];
    if (!topic || !opening) throw new Error(`the layer of topics names ${id}, which has no plan or no opening`);
    if (!topic.pages.some((page) => byPage.has(`${id}/${page}`))) return [];
    const ways = opening.ways.map(({ question, notes }) => ({ question, notes: linksTo(notes, byPage) }));
    return [
      {
        id,
        title: topic.title,
        short: topic.about,
        about: opening.about,
        before: opening.before,
        ways: ways.filter((way) => way.notes.length > 0),
        notes: topic.pages.flatMap((page) => {
          const note = byPage.get(`${id}/${page}`);
          return note ? [entry(note, runsHere(`${id}/${page}`, note.text))] : [];
        }),
      },
    ];
  };
  const drawn = layers.map(({ title, letter, topics }) => ({ title, letter, topics: topics.flatMap(topicOf) }));
  const all = drawn.flatMap((layer) => layer.topics).flatMap((topic) => topic.notes);
  const names = [...new Set(all.flatMap(({ languages }) => languages))];
  const count = (holds: (note: ContentsNote) => boolean): number => all.filter(holds).length;
  return {
    layers: drawn,
    notes: all.length,
    labs: count((note) => note.hasLab),
    runs: count((note) => note.runs),
    languages: names
      .map((name) => ({ name, notes: count(({ languages }) => languages.includes(name)) }))
      .filter(({ notes }) => notes >= fewNotes)
      .toSorted((a, b) => b.notes - a.notes),
  };
}

const entry = (note: WrittenNote & { question?: string }, runs: boolean): ContentsNote => ({
  title: note.title,
  to: note.permalink,
  about: note.question ?? note.description,
  hasLab: hasLab(note),
  runs,
  languages: languagesOf(note.text),
});
