import { LineCounter, parseDocument, isMap, type Document } from 'yaml';
import * as z from 'zod';

import { defined } from '@groundwork/lib/defined';
import { firstLineOf } from '@groundwork/lib/firstLineOf';
import { AuthorError } from '@groundwork/lib/authorError';
import { actorForm, actorsIn, type NoteActor } from '@groundwork/figures/actors';

const conceptId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not in kebab-case');
const description = z.string().min(60, 'has fewer than 60 characters').max(160, 'has more than 160 characters');
const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'is not a day, YYYY-MM-DD')
  .refine((value) => !Number.isNaN(Date.parse(value)), 'is not a day, YYYY-MM-DD');

const source = z.strictObject({
  title: z.string().min(5, 'is too short to say what stands there'),
  url: z.url({ protocol: /^https?$/, error: 'is not a web address' }),
  settles: z.string().min(5, 'is too short to say what the source settles'),
});

/** What every page may say: our keys, and those of the generator's own that are in use. */
const pageKeys = {
  title: z.string().min(2, 'is too short'),
  description,
  sidebar_label: z.string().optional(),
  hide_table_of_contents: z.boolean().optional(),
  keywords: z.array(z.string()).optional(),
  image: z.string().optional(),
};

const pageSchema = z.strictObject(pageKeys);

const noConcept = 'is empty: name at least one concept that this note explains';

const sentence = z
  .string('is not a sentence')
  .max(160, 'has more than 160 characters')
  .regex(/[.]$/, 'does not end with a full stop')
  .refine((text) => !/[.!?] [A-Z]/.test(text), 'has more than one sentence')
  .refine((text) => text.split(' ').length > 3, 'is no sentence');

/** For readers, who know nothing of commits. */
const news = sentence.refine((text) => !/^[a-z]+(?:\([^)]*\))?!?: /.test(text), 'is the subject of a commit');

const actor = z
  .string('is not a colour')
  .regex(actorForm, 'is not a colour, a to f, with at most a capital and a digit behind it, such as "a L2"');

/** Nobody can tell two actors of one colour apart, or two of one letter where colours are not seen. */
const actors = z
  .record(z.string().regex(/^[A-Za-z][a-z0-9-]*$/, 'is neither a word in lower case nor a name'), actor, {
    error: ({ code }) => (code === 'invalid_type' ? 'is not a map of names to colours' : undefined),
  })
  .refine((said) => isUnique(actorsIn(said).map(({ colour }) => colour)), 'has two of the same colour')
  .refine(
    (said) => isUnique(actorsIn(said).map(({ letter }) => letter)),
    'has two of the same letter: write another one behind the colour',
  );

const isUnique = (values: readonly string[]): boolean => new Set(values).size === values.length;

/** A note asks a question, and every concept comes with the sentence that defines it. */
const noteSchema = z.strictObject({
  ...pageKeys,
  question: z.string().max(100, 'has more than 100 characters').regex(/\?$/, 'does not end with a question mark'),
  defines: z
    .record(conceptId, sentence, {
      error: ({ code }) => (code === 'invalid_type' ? 'is not a map of ids to sentences' : undefined),
    })
    .refine((concepts) => Object.keys(concepts).length > 0, noConcept),
  requires: z.array(conceptId),
  sources: z.array(source).min(1, 'is empty: a note names its sources').max(5, 'has more than 5 entries'),
  verified: day,
  changed: z.strictObject({ on: day, kind: z.enum(['new', 'rewritten', 'corrected']), what: news }).optional(),
  form: z.literal('walk', 'is not "walk"').optional(),
  actors: actors.optional(),
});

/** What the front matter of a page says. */
export interface NoteFrontMatter {
  title: string;
  description: string;
  /** The question that the note answers. A page that is no note has none. */
  question?: string;
  /** Ids of the concepts that the note explains. */
  defines: string[];
  /** The sentence that defines each of them. */
  definitions: Record<string, string>;
  requires: string[];
  sources: z.infer<typeof source>[];
  verified?: string;
  /** Its newest change that a reader should know. */
  changed?: { on: string; kind: 'new' | 'rewritten' | 'corrected'; what: string };
  /** "walk" for a note that has a walk, tables and workshops; a note without one is an article. */
  form?: 'walk';
  /** Who takes part in the note's story. */
  actors: NoteActor[];
}

/** The front matter of a page, and where each of its keys stands. */
export interface FrontMatter {
  data: NoteFrontMatter;
  /** Line in the file of a key, such as `requires` or `sources.0.url`; 1 when it is not there. */
  lineOf(path: readonly PropertyKey[]): number;
  /** Line of a concept in `defines`. */
  lineOfConcept(concept: string): number;
}

const hints: Record<string, string> = {
  title: 'the page title in sentence case',
  description: 'the answer in one or two sentences, 60 to 160 characters; quote it when it contains a colon',
  question: 'the question that the note answers, at most 100 characters, with a question mark at its end',
  defines:
    'the concepts that this note explains, each a kebab-case id with one plain sentence of at most 160 characters',
  requires: 'kebab-case ids of concepts that other notes define; [] when there are none',
  sources: 'each source has title, url and settles',
  verified: 'the day on which the claims were checked against the sources',
  changed:
    'the newest change that a reader should know: on, kind (new, rewritten or corrected), and what, one sentence',
  form: 'form: walk, or none for an article, a note without a walk',
  actors: 'names with a colour, a to f, and a letter where it is not the first of the name: { laptop: a, lock: b K }',
};

/**
 * Reads the front matter of `docs/<page>.mdx`. Pages at the root of docs/ are no notes: they need only title and
 * description.
 * @throws AuthorError at the first key that is missing, unknown or wrong.
 */
export function readFrontMatter(text: string, file: string): FrontMatter {
  const block = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1];
  if (block === undefined) {
    throw new AuthorError({
      file,
      line: 1,
      expected: 'front matter between --- lines',
      found: 'none',
      hint: 'npm run new-note writes one',
    });
  }
  const lines = new LineCounter();
  const document = parseDocument(block, { lineCounter: lines });
  const lineOf = (path: readonly PropertyKey[]) => lineOfKey(document, path, lines) + 1;
  const [syntax] = document.errors;
  if (syntax) {
    const unclosed = unclosedQuote(block);
    if (unclosed !== undefined) {
      throw new AuthorError({
        file,
        line: unclosed.line + 1,
        expected: 'a text whose quotes are closed where it ends',
        found: unclosed.text,
        hint: 'close it, or quote a text that holds this quote with the other kind',
      });
    }
    const line = lines.linePos(syntax.pos[0]).line + 1;
    throw new AuthorError({
      file,
      line,
      expected: 'YAML',
      found: firstLineOf(syntax.message),
      hint: 'quote a text that contains a colon or starts with a special character',
    });
  }
  const values: unknown = document.toJS() ?? {};
  const parsed = schemaOf(file).safeParse(values);
  if (!parsed.success) throw mistake(defined(parsed.error.issues[0], 'The first problem'), file, lineOf);
  return { data: sameForm(parsed.data), lineOf, lineOfConcept: (concept) => lineOf(['defines', concept]) };
}

/**
 * The first line whose value begins with a quote that the line does not close. The parser reads on to the next quote, and
 * complains there, or at the end of all.
 */
function unclosedQuote(block: string): { line: number; text: string } | undefined {
  const lines = block.split('\n');
  const at = lines.findIndex((text) => {
    const [, quote, rest = ''] = /^\s*(?:- |[\w-]+: )+(["'])(.*)$/.exec(text) ?? [];
    return (
      quote !== undefined && !new RegExp(`^(?:\\\\.|${quote}${quote}|[^${quote}])*${quote}\\s*(?:#.*)?$`).test(rest)
    );
  });
  return at < 0 ? undefined : { line: at + 1, text: (lines[at] ?? '').trim() };
}

function schemaOf(file: string) {
  const isNote = file.split('/').length > 2;
  return isNote ? noteSchema : pageSchema;
}

/** A page that is no note says nothing of concepts and sources. */
function sameForm(data: z.infer<typeof pageSchema> | z.infer<typeof noteSchema>): NoteFrontMatter {
  const withDefaults = { defines: {}, requires: [], sources: [], actors: {}, ...data };
  const { defines, actors: said } = withDefaults;
  return { ...withDefaults, defines: Object.keys(defines), definitions: defines, actors: actorsIn(said) };
}

function mistake(issue: z.core.$ZodIssue, file: string, lineOf: FrontMatter['lineOf']): AuthorError {
  if (issue.code === 'unrecognized_keys') {
    return new AuthorError({
      file,
      line: lineOf([...issue.path, issue.keys[0] ?? '']),
      expected:
        issue.path.length === 0
          ? `only the keys ${Object.keys(noteSchema.shape).join(', ')}`
          : `only the keys ${issue.path[0] === 'changed' ? 'on, kind, what' : 'title, url, settles'}`,
      found: issue.keys.join(', '),
      hint: 'remove it, or add it to site/plugins/note-form/node/frontMatter.ts if the site uses it',
    });
  }
  const key = String(issue.path[0] ?? 'title');
  return new AuthorError({
    file,
    line: lineOf(issue.path),
    expected: hints[key] ?? `a valid ${key}`,
    found: `${issue.path.join('.')} ${said(issue)}`,
    hint: 'see "Front matter of a note" in contributing/write-a-note.md',
  });
}

function said(issue: z.core.$ZodIssue): string {
  // Of a map's key that is wrong zod says the mistake one level deeper.
  const { message } = issue.code === 'invalid_key' ? (issue.issues[0] ?? issue) : issue;
  return /received undefined$/.test(message) ? 'is missing' : message;
}

/** Line of the deepest key on the path that exists, within the YAML block. */
function lineOfKey(document: Document, path: readonly PropertyKey[], lines: LineCounter): number {
  for (let length = path.length; length > 0; length--) {
    const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
    const key = path[length - 1];
    const pair = isMap(parent) ? parent.items.find((item) => String(item.key) === String(key)) : undefined;
    const node = (pair?.key ?? document.getIn(path.slice(0, length), true)) as
      { range?: [number, number, number] } | undefined;
    if (node?.range) return lines.linePos(node.range[0]).line;
  }
  return 0;
}
