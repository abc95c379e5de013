import type { Contents, ContentsNote, ContentsTopic } from '../shared/contents';
import { hasLab, type PlannedLayer, type PlannedTopic, type WrittenNote } from './homeData';
import { linksTo, notesByPage } from './notesByPage';

/** What the table of contents says of a topic; `config/topicOpenings.ts` has it. */
export interface PlannedOpening {
  about: string;
  before: string;
  ways: readonly { question: string; notes: readonly string[] }[];
}

export interface ContentsInput {
  layers: readonly PlannedLayer[];
  topics: readonly PlannedTopic[];
  openings: Readonly<Record<string, PlannedOpening>>;
  notes: readonly (WrittenNote & { question?: string })[];
  /** The address below which notes live: `/docs/`, with the site's base. */
  docsBase: string;
}

/**
 * Takes the plan and the written notes; returns the table of contents. Notes that are not written are left out, ways
 * that have then fewer than one note, and topics without any.
 */
export function contents({ layers, topics, openings, notes, docsBase }: ContentsInput): Contents {
  const byPage = notesByPage(notes, docsBase);
  const topicOf = (id: string): ContentsTopic[] => {
    const topic = topics.find((candidate) => candidate.id === id);
    const opening = openings[id];
    if (!topic || !opening) throw new Error(`the layer of topics names ${id}, which has no plan or no opening`);
    const written = topic.pages.flatMap((page) => byPage.get(`${id}/${page}`) ?? []);
    if (written.length === 0) return [];
    const ways = opening.ways.map(({ question, notes }) => ({ question, notes: linksTo(notes, byPage) }));
    return [
      {
        id,
        title: topic.title,
        about: opening.about,
        before: opening.before,
        ways: ways.filter((way) => way.notes.length > 0),
        notes: written.map(entry),
      },
    ];
  };
  const drawn = layers.map((layer) => ({ title: layer.title, topics: layer.topics.flatMap(topicOf) }));
  const all = drawn.flatMap((layer) => layer.topics).flatMap((topic) => topic.notes);
  return { layers: drawn, notes: all.length, labs: all.filter((note) => note.hasLab).length };
}

const entry = (note: WrittenNote & { question?: string }): ContentsNote => ({
  title: note.title,
  to: note.permalink,
  about: note.question ?? note.description,
  hasLab: hasLab(note),
});
