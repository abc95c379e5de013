import { describe, expect, it } from 'vitest';

import { readNotes, type Note } from '../../plugins/notes-graph/node/readNotes';
import { conceptNames } from './data/conceptNames';
import { secondEditionExemptions as exemptions } from './data/exemptions';
import { firstEdition } from './data/firstEdition';
import { describeFindings, type Finding } from './rules/finding';
import { foreignTermFindings } from './rules/foreignTerms';
import { formFindings } from './rules/form';
import { passagesOf } from './rules/prose';
import { longSentenceFindings, oneSentenceFindings, pronounFindings } from './rules/sentences';
import { riddleFindings } from './rules/words';
import { readNoteText, root } from './support';

const { notes } = readNotes(root);
const written = notes.filter(({ page }) => page.includes('/'));
const isSecond = ({ frontMatter }: Note): boolean => frontMatter.data.question !== undefined;
const second = written.filter(isSecond);

const used = new Set<string>();

/** Expects no finding but those that are exempted. */
function expectNone({ page, file }: Note, findings: readonly Finding[]): void {
  const left = findings.filter(({ found }) => {
    const exempt = exemptions.some((one) => one.page === page && one.found === found);
    if (exempt) used.add(`${page} ${found}`);
    return !exempt;
  });
  if (left.length > 0) throw new Error(`\n${describeFindings(file, left)}`);
}

describe('the list of first-edition notes', () => {
  const listed = new Set(firstEdition);

  it('names no note that is of the second edition, and none that is gone: it only shrinks', () => {
    const first = new Set(written.filter((note) => !isSecond(note)).map(({ page }) => page));
    const stale = firstEdition.filter((page) => !first.has(page));
    expect(stale, 'take these lines out of tests/content/data/firstEdition.ts').toEqual([]);
  });

  it('names every note without a question: a new note is of the second edition', () => {
    const unlisted = written.filter((note) => !isSecond(note) && !listed.has(note.page)).map(({ file }) => file);
    expect(unlisted, 'give these notes a question and the form of CONTRIBUTING.md').toEqual([]);
  });
});

describe.each(second.map((note) => [note.page, note] as const))('%s', (page, note) => {
  const { tree } = readNoteText(page);
  const passages = passagesOf(tree);

  it('has the parts of a second-edition note', () => {
    expectNone(note, formFindings(tree, note.file, note.frontMatter));
  });

  it('has sentences and paragraphs that are understood at first reading', () => {
    expectNone(note, [
      ...longSentenceFindings(passages),
      ...oneSentenceFindings(tree),
      ...pronounFindings(passages),
      ...riddleFindings(passages),
    ]);
  });
});

it('prints first uses of foreign terms without a link: a warning, not a failure', () => {
  const reports = second.flatMap((note) => {
    const findings = foreignTermFindings(note, readNoteText(note.page).tree, notes, conceptNames);
    return findings.length > 0 ? [describeFindings(note.file, findings)] : [];
  });
  if (reports.length > 0) console.warn(`terms to look at:\n${reports.join('\n\n')}`);
  expect(second.length).toBeLessThanOrEqual(written.length);
});

it('has no exemption that nothing needs any more', () => {
  expect(exemptions.filter(({ page, found }) => !used.has(`${page} ${found}`))).toEqual([]);
});
