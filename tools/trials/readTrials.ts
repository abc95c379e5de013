import fs from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import { topics } from '../../config/topics';
import { AuthorError } from '../../lib/authorError';
import { readYaml } from '../../lib/readYaml';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'is not a day, YYYY-MM-DD');
const words = z.string().trim().min(3, 'is too short to say anything');
const mark = z.number().min(1, 'is below 1').max(10, 'is above 10');
const chosen = z.enum(['note', 'best'], { error: 'is neither note nor best' });

const newcomersPart = z.strictObject({
  date: day,
  /** Of the ten facts, those that the page alone answers: 1 right, 0.5 partly. */
  facts: z.number().min(0, 'is below 0').max(10, 'is above 10').multipleOf(0.5, 'is no multiple of 0.5'),
  clarity: mark,
  newcomer: chosen,
  /** Words of the examiner's list that the page does not define. */
  vocabulary_missing: z.array(z.string()),
  /** In one line: what this round made the writer change. */
  changed: words,
});

const refutersPart = z.strictObject({
  value: mark,
  /** Statements that the refuter showed to be wrong. */
  errors: z.int().min(0, 'is below 0'),
  refuter: chosen,
});

/** A version that the newcomer did not understand is rewritten before a refuter spends an hour on it. */
const round = newcomersPart
  .extend(refutersPart.partial().shape)
  .refine(
    ({ value, errors, refuter }) => new Set([value, errors, refuter].map((part) => part === undefined)).size === 1,
    'has a part of the refuter: value, errors and refuter, all three or none',
  );

const trial = z.strictObject({
  page: z.string(),
  title: words,
  examined: day,
  must: z.array(z.strictObject({ fact: words, question: words, settled: words })).length(10, 'does not have ten facts'),
  misconceptions: z.array(z.strictObject({ wrong: words, right: words })).length(5, 'does not have five entries'),
  vocabulary: z.array(words).min(1, 'is empty'),
  best: z.strictObject({
    title: words,
    url: z.url({ protocol: /^https?$/, error: 'is not a web address' }),
    why: words,
  }),
  rounds: z.array(round),
});

export type Round = z.infer<typeof round>;
export type Trial = z.infer<typeof trial>;

const folder = 'trials';

/** The trials of all notes that were examined, in the order of their files. @throws AuthorError at the first mistake. */
export function readTrials(root: string): Trial[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((below) => fs.statSync(path.join(root, folder, below)).isFile())
    .sort()
    .map((below) => {
      const file = `${folder}/${below.split(path.sep).join('/')}`;
      return readTrial(fs.readFileSync(path.join(root, file), 'utf8'), file);
    });
}

/** One trial. `file` is its path relative to the repository. */
export function readTrial(text: string, file: string): Trial {
  const { data, lineOf } = readYaml(text, trial, {
    file,
    expected: 'a trial: page, title, examined, must, misconceptions, vocabulary, best, rounds',
    hint: 'see "The trial" in CONTRIBUTING.md',
  });
  const page = file.replace(/^trials\//, '').replace(/\.yaml$/, '');
  if (data.page !== page || !isPlanned(page)) {
    throw new AuthorError({
      file,
      line: lineOf(['page']),
      expected: 'the page that the file is named after, one of config/topics.ts: trials/<topic>/<page>.yaml',
      found: data.page,
      hint: 'name file and page alike',
    });
  }
  const late = data.rounds.findIndex(({ date }, index) => date < (data.rounds[index - 1]?.date ?? data.examined));
  if (late >= 0) {
    throw new AuthorError({
      file,
      line: lineOf(['rounds', late, 'date']),
      expected: 'rounds in the order in which they were held, after the examination',
      found: data.rounds[late]?.date ?? '',
      hint: 'add a new round at the end; those before it stay as they are',
    });
  }
  return data;
}

const isPlanned = (page: string): boolean =>
  topics.some(({ id, pages }) => (pages as readonly string[]).some((one) => `${id}/${one}` === page));
