import type { PlannedWay } from '../../../lib/wayId';
import type { FeaturedLab, HomeData, LayerEntry, RecentNote, TopicEntry } from '../shared/homeData';
import { linksTo, notesByPage } from './notesByPage';

/** What the map needs to know of a topic; `site/config/topics.ts` has it. */
export interface PlannedTopic {
  id: string;
  title: string;
  about: string;
  pages: readonly string[];
}

export interface PlannedLayer {
  title: string;
  topics: readonly string[];
}

/** What the docs plugin knows of a written note, and its source text. */
export interface WrittenNote {
  permalink: string;
  title: string;
  description: string;
  /** Milliseconds since the epoch, from git; absent for a note that is not committed yet. */
  lastUpdatedAt?: number;
  text: string;
}

interface HomeInput {
  layers: readonly PlannedLayer[];
  topics: readonly PlannedTopic[];
  startHere: readonly PlannedWay[];
  /** The name of the lab with which the page begins. */
  openingLab: string;
  notes: readonly WrittenNote[];
  /** The address below which notes live: `/docs/`, with the site's base. */
  docsBase: string;
}

const recentLimit = 8;
const labLimit = 6;

/** Takes the plan and the written notes; returns what the home page shows, newest change first. */
export function homeData({ layers, topics, startHere, openingLab, notes, docsBase }: HomeInput): HomeData {
  const byPage = notesByPage(notes, docsBase);
  const writtenIn = (topic: PlannedTopic) => topic.pages.flatMap((page) => byPage.get(`${topic.id}/${page}`) ?? []);
  const opening = notes.find(({ text }) => text.includes(`<Lab name="${openingLab}"`));
  const inOrder = topics.flatMap((topic) => writtenIn(topic).map((note) => ({ note, topic: topic.title })));
  const planned = topics.reduce((sum, topic) => sum + topic.pages.length, 0);
  return {
    layers: layers.map((layer) => layerEntry(layer, topics, writtenIn, docsBase)),
    ways: startHere
      .map(({ title, notes: pages }) => ({ title, notes: linksTo(pages, byPage) }))
      .filter((way) => way.notes.length > 0),
    ...(opening && { openingNote: { title: opening.title, to: opening.permalink } }),
    recent: recentNotes(inOrder),
    labs: featuredLabs(topics.map((topic) => writtenIn(topic).flatMap(labOf))),
    written: inOrder.length,
    planned,
  };
}

function layerEntry(
  layer: PlannedLayer,
  topics: readonly PlannedTopic[],
  writtenIn: (topic: PlannedTopic) => WrittenNote[],
  docsBase: string,
): LayerEntry {
  const entries = topics.filter((topic) => layer.topics.includes(topic.id));
  const ordered = entries.toSorted((a, b) => layer.topics.indexOf(a.id) - layer.topics.indexOf(b.id));
  return { title: layer.title, topics: ordered.map((topic) => topicEntry(topic, writtenIn(topic), docsBase)) };
}

function topicEntry({ id, title, about, pages }: PlannedTopic, written: WrittenNote[], docsBase: string): TopicEntry {
  const notes = written.map((note) => ({ title: note.title, to: note.permalink, hasLab: hasLab(note) }));
  return { title, to: `${docsBase.replace(/\/$/, '')}#${id}`, about, planned: pages.length, notes };
}

/** The last commits first; in the planned order what one commit changed. */
function recentNotes(notes: readonly { note: WrittenNote; topic: string }[]): RecentNote[] {
  return notes
    .flatMap(({ note, topic }) => (note.lastUpdatedAt === undefined ? [] : [{ note, topic, at: note.lastUpdatedAt }]))
    .toSorted((a, b) => b.at - a.at)
    .slice(0, recentLimit)
    .map(({ note, topic, at }) => {
      const day = new Date(at).toISOString().slice(0, 10);
      return { title: note.title, topic, to: note.permalink, day, shown: shownDay(day) };
    });
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

function shownDay(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`));
}

/** A few labs from as many topics as possible: the first of each, then the second of each. */
function featuredLabs(byTopic: readonly FeaturedLab[][]): FeaturedLab[] {
  const most = Math.max(0, ...byTopic.map((labs) => labs.length));
  const rounds = Array.from({ length: most }, (_, round) => byTopic.flatMap((labs) => labs[round] ?? []));
  return rounds.flat().slice(0, labLimit);
}

/** Whether a lab stands in the note. */
export const hasLab = ({ text }: WrittenNote): boolean => /^<Lab\s/m.test(text);

function labOf(note: WrittenNote): FeaturedLab[] {
  return hasLab(note) ? [{ title: note.title, description: note.description, to: note.permalink }] : [];
}
