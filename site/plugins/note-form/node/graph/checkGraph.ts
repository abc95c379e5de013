import { defined } from '@groundwork/lib/defined';
import { AuthorError } from '@groundwork/lib/authorError';
import type { Note } from './readNotes';

/** What is wrong between notes: a title or a description that is not unique, a concept with two homes or none, a circle. */
export function checkGraph(notes: readonly Note[]): AuthorError[] {
  const homes = homesOf(notes);
  return [
    ...sameTexts(notes, 'title'),
    ...sameTexts(notes, 'description'),
    ...secondHomes(notes, homes),
    ...unresolved(notes, homes),
    ...circles(notes, homes),
  ];
}

/** Which note explains a concept. The first one counts; `secondHomes` reports the others. */
export function homesOf(notes: readonly Note[]): Map<string, Note> {
  const homes = new Map<string, Note>();
  for (const note of notes) {
    for (const concept of note.frontMatter.data.defines) if (!homes.has(concept)) homes.set(concept, note);
  }
  return homes;
}

const hints = {
  title: 'it is the page title, which tells this note from others in a search and in the tabs of a browser',
  description: 'the description is the answer of this note',
} as const;

function sameTexts(notes: readonly Note[], key: keyof typeof hints): AuthorError[] {
  const seen = new Map<string, Note>();
  return notes.flatMap((note) => {
    const text = note.frontMatter.data[key].toLowerCase();
    const other = seen.get(text);
    seen.set(text, note);
    if (!other) return [];
    return [
      new AuthorError({
        file: note.file,
        line: note.frontMatter.lineOf([key]),
        expected: `a ${key} of its own`,
        found: `the same one as ${other.file}`,
        hint: hints[key],
      }),
    ];
  });
}

function secondHomes(notes: readonly Note[], homes: ReadonlyMap<string, Note>): AuthorError[] {
  return notes.flatMap((note) =>
    note.frontMatter.data.defines.flatMap((concept) => {
      const home = homes.get(concept);
      if (!home || home === note) return [];
      return [
        new AuthorError({
          file: note.file,
          line: note.frontMatter.lineOfConcept(concept),
          expected: 'one note that defines a concept',
          found: `${concept}, which ${home.file} defines`,
          hint: 'require it instead, or name the narrower concept that this note explains',
        }),
      ];
    }),
  );
}

function unresolved(notes: readonly Note[], homes: ReadonlyMap<string, Note>): AuthorError[] {
  return notes.flatMap((note) =>
    note.frontMatter.data.requires.flatMap((concept, index) => {
      const home = homes.get(concept);
      if (home && home !== note) return [];
      return [
        new AuthorError({
          file: note.file,
          line: note.frontMatter.lineOf(['requires', index]),
          expected: 'a concept that another note defines',
          found: home ? `${concept}, which this note defines itself` : concept,
          hint: `${nearest(concept, [...homes.keys()])}write the note that defines it first, or leave the requirement out until then`,
        }),
      ];
    }),
  );
}

function nearest(concept: string, known: readonly string[]): string {
  const words = new Set(concept.split('-'));
  const alike = known.filter((other) => other.split('-').some((word) => words.has(word))).slice(0, 3);
  return alike.length > 0 ? `is it ${alike.join(' or ')}? ` : '';
}

/** Each circle of requirements once, told from the first of its notes. */
function circles(notes: readonly Note[], homes: ReadonlyMap<string, Note>): AuthorError[] {
  const state = new Map<Note, 'open' | 'done'>();
  const errors: AuthorError[] = [];
  const walk = (note: Note, trail: Note[]): void => {
    if (state.get(note) === 'done') return;
    if (state.get(note) === 'open') {
      errors.push(circle([...trail.slice(trail.indexOf(note)), note]));
      return;
    }
    state.set(note, 'open');
    for (const required of requiredNotes(note, homes)) walk(required, [...trail, note]);
    state.set(note, 'done');
  };
  for (const note of notes) walk(note, []);
  return errors;
}

/** The notes that explain what a note builds on, in the order of its front matter. */
export function requiredNotes(note: Note, homes: ReadonlyMap<string, Note>): Note[] {
  const required = note.frontMatter.data.requires.flatMap((concept) => homes.get(concept) ?? []);
  return [...new Set(required)].filter((other) => other !== note);
}

function circle(trail: readonly Note[]): AuthorError {
  const first = defined(trail[0], 'The first note of a circle');
  return new AuthorError({
    file: first.file,
    line: first.frontMatter.lineOf(['requires']),
    expected: 'notes that can be read one after the other',
    found: `a circle: ${trail.map((note) => note.page).join(' → ')}`,
    hint: 'drop the requirement that is only a see-also and link to that note in the text',
  });
}
