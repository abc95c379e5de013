import { readFileSync } from 'node:fs';
import path from 'node:path';

import { topics } from '../../../config/topics';
import { readFrontMatter } from '../../../plugins/notes-graph/node/frontMatter';
import { docFileOf, listPages } from '../../../lib/samples/pages';
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
  const chosen = choosePages(topics, new Set(inOrder(all.filter(isNote)).slice(0, mostWritten)), count);
  const pages = new Set(['introduction', ...chosen.flatMap((topic) => topic.pages)]);
  const present = fitToSet(
    all.filter(({ page }) => pages.has(page)),
    pages,
  );
  const introduction = present.find((note) => !isNote(note));
  const written = present.filter(isNote);
  if (!introduction || written.length === 0) throw new Error('docs/ has no introduction or no note.');
  return { topics: chosen, notes: withGenerated(chosen, written), introduction };
}

/** Pages in the order of the plan. */
function inOrder(notes: readonly BenchNote[]): string[] {
  const written = new Set(notes.map(({ page }) => page));
  return topics.flatMap(({ id, pages }) => pages.map((page) => `${id}/${page}`)).filter((page) => written.has(page));
}

function withGenerated(chosen: readonly BenchTopic[], written: readonly BenchNote[]): BenchNote[] {
  const byPage = new Map(written.map((note) => [note.page, note]));
  const pool = written.flatMap(({ text, file }) => movableParagraphs(text, file));
  return chosen
    .flatMap(({ pages }) => pages)
    .map((page, index) => byPage.get(page) ?? generateNote(page, index, written[index % written.length]!, pool));
}

function writtenNote(root: string, page: string): BenchNote {
  const file = docFileOf(root, page);
  const text = readFileSync(path.join(root, file), 'utf8');
  const { title, description } = readFrontMatter(text, file).data;
  return { page, file, title, description, text, samplesOf: page, generated: false };
}
