import { readFileSync } from 'node:fs';
import path from 'node:path';

import { topics } from '../../../site/config/topics';
import { readFrontMatter } from '../../../site/plugins/note-form/node/frontMatter';
import { defined } from '@groundwork/lib/defined';
import { docFileOf, listPages } from '@groundwork/samples';
import { choosePages } from './choosePages';
import { fitToSet } from './fitToSet';
import { generateNote, movableParagraphs } from './generateNote';
import type { BenchNote, BenchTopic, NoteSet } from './note';

/**
 * `count` notes of the repository: those that are written, `mostWritten` of them at most, and the rest generated from
 * them.
 */
export function noteSet(root: string, count: number, mostWritten: number): NoteSet {
  const all = listPages(root).map((page) => writtenNote(root, page));
  const isNote = ({ page }: BenchNote) => page !== 'introduction';
  const asWritten = new Set(widely(all.filter(isNote)).slice(0, mostWritten));
  const chosen = choosePages(topics, asWritten, count);
  const pages = new Set(['introduction', ...chosen.flatMap((topic) => topic.pages)]);
  const present = fitToSet(
    all.filter((note) => !isNote(note) || (asWritten.has(note.page) && pages.has(note.page))),
    pages,
  );
  const introduction = present.find((note) => !isNote(note));
  const written = present.filter(isNote);
  if (!introduction || written.length === 0) throw new Error('docs/ has no introduction or no note.');
  return { topics: chosen, notes: withGenerated(chosen, written), introduction };
}

/** The pages of notes: the first of each topic, then the second. So a few are of several topics, which a menu shows. */
function widely(notes: readonly BenchNote[]): string[] {
  const written = new Set(notes.map(({ page }) => page));
  return topics
    .flatMap(({ id, pages }) => pages.map((page, place) => ({ page: `${id}/${page}`, place })))
    .filter(({ page }) => written.has(page))
    .toSorted((a, b) => a.place - b.place)
    .map(({ page }) => page);
}

function withGenerated(chosen: readonly BenchTopic[], written: readonly BenchNote[]): BenchNote[] {
  const byPage = new Map(written.map((note) => [note.page, note]));
  const pool = written.flatMap(({ text, file }) => movableParagraphs(text, file));
  return chosen
    .flatMap(({ pages }) => pages)
    .map(
      (page, index) =>
        byPage.get(page) ?? generateNote(page, index, defined(written[index % written.length], 'A written note'), pool),
    );
}

function writtenNote(root: string, page: string): BenchNote {
  const file = docFileOf(root, page);
  const text = readFileSync(path.join(root, file), 'utf8');
  const { title, description } = readFrontMatter(text, file).data;
  return { page, file, title, description, text, samplesOf: page, generated: false };
}
