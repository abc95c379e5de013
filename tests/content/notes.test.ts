import { afterAll, describe, it } from 'vitest';

import { readPage, showProgram, showSession } from '@groundwork/samples';
import { exemptions } from './data/exemptions';
import { reportUnused } from './reportUnused';
import { widthFindings } from './rules/code';
import { describeFindings, type Finding } from './rules/finding';
import { headingFindings } from './rules/headings';
import { linkFindings } from './rules/links';
import { passagesOf } from './rules/prose';
import { dashFindings, phraseFindings, termFindings } from './rules/words';
import { blocksOf, pages, readNoteText, root } from './support';

const used = new Set<string>();
const looked = new Set<string>();

/** Expects no finding but those that are exempted. */
function expectNone(page: string, file: string, findings: readonly Finding[]): void {
  const left = findings.filter(({ found }) => {
    const exempt = exemptions.find((one) => one.page === page && one.found.toLowerCase() === found.toLowerCase());
    if (exempt) used.add(`${exempt.page} ${exempt.found}`);
    return !exempt;
  });
  if (left.length > 0) throw new Error(`\n${describeFindings(file, left)}`);
}

describe.each(pages)('%s', (page) => {
  const note = readNoteText(page);
  const passages = passagesOf(note.tree);

  it('says things plainly', () => {
    looked.add(page);
    expectNone(page, note.file, [...phraseFindings(passages), ...dashFindings(passages)]);
  });

  it('uses the terms of the other notes', () => {
    expectNone(page, note.file, termFindings(passages));
  });

  it('has headings that are claims or questions in sentence case', () => {
    expectNone(page, note.file, headingFindings(passages));
  });

  it('has links and images that say what is there', () => {
    expectNone(page, note.file, linkFindings(note.tree));
  });

  it('shows code that fits 72 columns', () => {
    const samples = readPage(root, page, { sources: '', strict: false });
    const findings = blocksOf(page).flatMap((block) => {
      if (block.kind === 'program') {
        const { text } = showProgram(block, samples, { file: note.file, line: block.line });
        return widthFindings(text, block.line, block.file);
      }
      const text = block.kind === 'session' ? block.steps.map((step) => `$ ${step.command}`).join('\n') : block.text;
      return widthFindings(text, block.line, block.kind === 'session' ? 'the commands' : 'the block');
    });
    expectNone(page, note.file, findings);
  });

  it('shows only what was recorded', () => {
    const samples = readPage(root, page, { sources: '', strict: true });
    for (const block of blocksOf(page)) {
      const place = { file: note.file, line: block.line };
      if (block.kind === 'program') showProgram(block, samples, place);
      if (block.kind === 'session') showSession(block, samples, place);
    }
  });
});

// Where only some notes were asked for, the others may need theirs.
afterAll(() => {
  if (looked.size === pages.length) reportUnused('exemptions', exemptions, used);
});
