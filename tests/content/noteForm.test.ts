import type { Root } from 'mdast';
import { afterAll, describe, expect, it } from 'vitest';

import { checkForm } from '../../site/plugins/note-form/node/checks/checkForm';
import { partsOf } from '../../site/plugins/note-form/node/parts/partsOf';
import { readNotes, type Note } from '../../site/plugins/note-form/node/graph/readNotes';
import { formExemptions as exemptions } from './data/exemptions';
import { reportUnused } from './reportUnused';
import { describeFindings, type Finding } from './rules/finding';
import { pictureFindings } from './rules/pictures';
import { passagesOf } from './rules/prose';
import { oneSentenceFindings } from './rules/sentences';
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

/** What the build says of a note's form too, all of it at once. */
const formFindings = (tree: Root, { file, frontMatter }: Note): Finding[] =>
  checkForm({ file, frontMatter, parts: partsOf(tree) }).map(({ mistake }) => ({
    ...mistake,
    line: mistake.line ?? 1,
  }));

describe.each(written.map((note) => [note.page, note] as const))('%s', (page, note) => {
  const { tree } = readNoteText(page);

  it('has the parts of a note', () => {
    looked.add(note);
    expectNone(note, [...formFindings(tree, note), ...pictureFindings(tree)]);
  });

  it('has paragraphs that hang together and name what they speak of', () => {
    expectNone(note, [...oneSentenceFindings(tree), ...riddleFindings(passagesOf(tree))]);
  });
});

afterAll(() => {
  if (looked.size === written.length) reportUnused('formExemptions', exemptions, used);
});

it('there are notes to look at', () => {
  expect(written.length).toBeGreaterThan(0);
});
