import type { Link } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';

import { startHere } from '../../site/config/pages/startHere';
import { topics, type Topic } from '../../site/config/topics';
import { checkGraph, homesOf, requiredNotes } from '../../site/plugins/note-form/node/graph/checkGraph';
import { linkedPage, readNotes } from '../../site/plugins/note-form/node/graph/readNotes';
import { readNoteText, root } from './support';

const { notes, errors } = readNotes(root);

describe('the notes together', () => {
  it('have the front matter of the schema', () => {
    expect(errors.map((error) => error.message)).toEqual([]);
  });

  it('have unique titles and descriptions, one home for each concept, and requirements that resolve without circles', () => {
    expect(checkGraph(notes).map((error) => error.message)).toEqual([]);
  });

  it('stand on a way behind those that they require', () => {
    const homes = homesOf(notes);
    for (const { title, notes: way } of startHere) {
      const places = new Map<string, number>(way.map((page, place) => [page, place]));
      for (const note of notes.filter(({ page }) => places.has(page))) {
        const later = requiredNotes(note, homes).filter(
          ({ page }) => (places.get(page) ?? -1) > places.get(note.page)!,
        );
        expect(
          later.map(({ page }) => page),
          `${title}: ${note.page} requires what comes later`,
        ).toEqual([]);
      }
    }
  });

  it('link to what the parser of MDX finds, too', () => {
    for (const { page, file, links } of notes) {
      const parsed = new Set<string>();
      visit(readNoteText(page).tree, 'link', ({ url }: Link) => {
        const target = linkedPage(url, file.slice('docs/'.length));
        if (target !== undefined && target !== page) parsed.add(target);
      });
      expect(links, file).toEqual([...parsed]);
    }
  });

  it('stand in the sidebar after the notes of their topic that they require', () => {
    const planned: readonly Topic[] = topics;
    const order = planned.flatMap(({ id, pages }) => pages.map((page) => `${id}/${page}`));
    const placeOf = (page: string) => order.indexOf(page.replace(/\/index$/, ''));
    const topicOf = (page: string) => page.split('/')[0];
    const homes = homesOf(notes);
    const early = notes.flatMap(({ page, file, frontMatter }) =>
      frontMatter.data.requires.flatMap((concept) => {
        const home = homes.get(concept)?.page ?? '';
        if (topicOf(home) !== topicOf(page) || placeOf(home) < placeOf(page)) return [];
        return [`site/config/topics.ts: ${file} requires ${concept}, expected after ${home}`];
      }),
    );
    expect(order.length).toBeGreaterThan(100);
    expect(early).toEqual([]);
  });

  it('were checked on a day that has come', () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    expect(
      notes.filter(({ frontMatter }) => (frontMatter.data.verified ?? '') > tomorrow).map(({ file }) => file),
    ).toEqual([]);
  });
});
