import fs from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import { topics } from '../../site/config/topics';
import { AuthorError } from '@groundwork/lib/authorError';
import { readYaml } from '@groundwork/lib/readYaml';

const words = z.string().trim().min(3, 'is too short to say anything');
const address = z.url({ protocol: /^https?$/, error: 'is not a web address' });
const publicPage = z.strictObject({ title: words, url: address, why: words });

const fact = z.strictObject({
  fact: words,
  question: words,
  /** The primary source that settles it, with its section. */
  settled: words,
  /** Who asks it: a newcomer's facts stand in the walk. */
  reader: z.enum(['newcomer', 'expert'], { error: 'is neither newcomer nor expert' }).optional(),
});

const coverage = z
  .strictObject({
    must: z.array(fact).length(10, 'does not have ten facts'),
    misconceptions: z.array(z.strictObject({ wrong: words, right: words })).length(5, 'does not have five entries'),
    vocabulary: z.array(words).min(1, 'is empty'),
    /** What readers look up: tables with all their rows. */
    lookup: z
      .array(
        z.strictObject({
          table: words,
          rows: z.array(z.string().min(1, 'is empty')).min(2, 'has no rows to compare'),
          columns: z.array(words).min(1, 'is empty'),
          settled: words,
        }),
      )
      .min(1, 'is empty')
      .max(3, 'has more than three tables')
      .optional(),
    /** What practitioners really met, and where that was read. */
    problems: z
      .array(z.strictObject({ problem: words, why: words, source: words }))
      .length(6, 'does not have six entries')
      .optional(),
    /** The best public page; with a walk one for each kind of reader. */
    best: z.union([publicPage, z.strictObject({ newcomer: publicPage, engineer: publicPage })], {
      error: 'is neither a page with title, url and why, nor newcomer and engineer with one each',
    }),
  })
  .superRefine((list, context) => {
    if (list.lookup === undefined && list.problems === undefined) return;
    const refuse = (key: string, message: string): void => context.addIssue({ code: 'custom', path: [key], message });
    if (list.lookup === undefined) refuse('lookup', 'is missing beside problems');
    if (list.problems === undefined) refuse('problems', 'is missing beside lookup');
    if (list.must.some(({ reader }) => reader === undefined)) refuse('must', 'has a fact without reader');
    if (list.vocabulary.length > 12) refuse('vocabulary', 'has more than twelve terms for one walk');
    if (!('newcomer' in list.best)) refuse('best', 'names no page for the newcomer and none for the engineer');
  });

/** What a page has to tell, as somebody found who had not seen it. */
export type Coverage = z.infer<typeof coverage>;

const folder = 'coverage';

/** The lists of all pages that were examined, in the order of their files. @throws AuthorError at the first mistake. */
export function readAllCoverage(root: string): Coverage[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((below) => fs.statSync(path.join(root, folder, below)).isFile())
    .sort()
    .map((below) => {
      const file = `${folder}/${below.split(path.sep).join('/')}`;
      return readCoverage(fs.readFileSync(path.join(root, file), 'utf8'), file);
    });
}

/**
 * One list, that of a note with a walk where it has `lookup` and `problems`. `file` is its path relative to
 * the repository. @throws AuthorError with the place of the mistake.
 */
export function readCoverage(text: string, file: string): Coverage {
  const { data } = readYaml(text, coverage, {
    file,
    expected: 'a list: must, misconceptions, vocabulary, lookup, problems, best',
    hint: 'see contributing/trial.md',
  });
  if (isPlanned(pageOf(file))) return data;
  throw new AuthorError({
    file,
    line: 1,
    expected: 'a file that is named after a page of site/config/topics.ts: coverage/<topic>/<page>.yaml',
    found: pageOf(file),
    hint: 'name the file like the page',
  });
}

const pageOf = (file: string): string => file.replace(/^coverage\//, '').replace(/\.yaml$/, '');

const isPlanned = (page: string): boolean =>
  topics.some(({ id, pages }) => (pages as readonly string[]).some((one) => `${id}/${one}` === page));
