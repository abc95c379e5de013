import type { Link } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';

import { checkNotes } from '../../plugins/notes-graph/node/checkNotes';
import { linkedPage, readNotes } from '../../plugins/notes-graph/node/readNotes';
import { readNoteText, root } from './support';

const { notes, errors } = readNotes(root);

describe('the notes together', () => {
  it('have the front matter of the schema', () => {
    expect(errors.map((error) => error.message)).toEqual([]);
  });

  it('have unique titles and descriptions, one home for each concept, and requirements that resolve without circles', () => {
    expect(checkNotes(notes).map((error) => error.message)).toEqual([]);
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

  it('were checked on a day that has come', () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    expect(
      notes.filter(({ frontMatter }) => (frontMatter.data.verified ?? '') > tomorrow).map(({ file }) => file),
    ).toEqual([]);
  });
});
