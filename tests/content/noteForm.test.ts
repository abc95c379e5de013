import { afterAll, describe, expect, it } from 'vitest';

import { readNotes, type Note } from '../../plugins/notes-graph/node/readNotes';
import { conceptNames } from './data/conceptNames';
import { formExemptions as exemptions } from './data/exemptions';
import { reportUnused } from './reportUnused';
import { describeFindings, type Finding } from './rules/finding';
import { foreignTermFindings } from './rules/foreignTerms';
import { formFindings } from './rules/form';
import { lengthWarnings } from './rules/lengths';
import { passagesOf } from './rules/prose';
import { longSentenceFindings, oneSentenceFindings, pronounFindings } from './rules/sentences';
import { riddleFindings } from './rules/words';
import { readNoteText, root } from './support';

const { notes } = readNotes(root);
const written = notes.filter(({ page }) => page.includes('/'));
const used = new Set<string>();
const looked = new Set<Note>();

/** Expects no finding but those that are exempted. */
function expectNone({ page, file }: Note, findings: readonly Finding[]): void {
  const left = findings.filter(({ found }) => {
    const exempt = exemptions.some((one) => one.page === page && one.found === found);
    if (exempt) used.add(`${page} ${found}`);
    return !exempt;
  });
  if (left.length > 0) throw new Error(`\n${describeFindings(file, left)}`);
}

describe.each(written.map((note) => [note.page, note] as const))('%s', (page, note) => {
  const { tree } = readNoteText(page);
  const passages = passagesOf(tree);

  it('has the parts of a note', () => {
    looked.add(note);
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

// What is worth a look fails nothing. It is printed for the notes that were asked for: of all notes nobody reads it.
afterAll(() => {
  if (looked.size === written.length) return reportUnused('formExemptions', exemptions, used);
  const lengths = [...looked].flatMap(({ page }) => lengthWarnings(page));
  if (lengths.length > 0) console.warn(`lengths to look at:\n  ${lengths.join('\n  ')}`);
  const terms = [...looked].flatMap((note) => {
    const findings = foreignTermFindings(note, readNoteText(note.page).tree, notes, conceptNames);
    return findings.length > 0 ? [describeFindings(note.file, findings)] : [];
  });
  if (terms.length > 0) console.warn(`terms to look at:\n${terms.join('\n\n')}`);
});

it('there are notes to look at', () => {
  expect(written.length).toBeGreaterThan(0);
});
