import { describe, expect, it } from 'vitest';

import { checkNotes } from '../../plugins/notes-graph/build/checkNotes';
import { readNotes } from '../../plugins/notes-graph/build/readNotes';
import { root } from './support';

const { notes, errors } = readNotes(root);

describe('the notes together', () => {
  it('have the front matter of the schema', () => {
    expect(errors.map((error) => error.message)).toEqual([]);
  });

  it('have unique titles and descriptions, one home for each concept, and requirements that resolve without circles', () => {
    expect(checkNotes(notes).map((error) => error.message)).toEqual([]);
  });

  it('were checked on a day that has come', () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    expect(
      notes.filter(({ frontMatter }) => (frontMatter.data.verified ?? '') > tomorrow).map(({ file }) => file),
    ).toEqual([]);
  });
});
