import { describe, expect, it } from 'vitest';

import { blockOf, lengthOf, readPage, showProgram } from '@groundwork/samples';
import { checkLineReferences } from '@groundwork/samples/page';
import { readFrontMatter } from '../../site/plugins/note-form/node/frontMatter';
import { describeFindings, type Finding } from './rules/finding';
import { misplacedFindings } from './rules/lineReferences';
import { repeatedFindings, unfoldedFindings } from './rules/listings';
import { blocksOf, pages, readNoteText, root } from './support';

const notes = pages.filter((page) => {
  const { text, file } = readNoteText(page);
  return readFrontMatter(text, file).data.question !== undefined;
});

function expectNone(file: string, findings: readonly Finding[]): void {
  if (findings.length > 0) throw new Error(`\n${describeFindings(file, findings)}`);
}

describe('listings of the notes', () => {
  it('are looked for in every note', () => {
    expect(pages.length).toBeGreaterThan(0);
  });

  it.for(notes)('%s: show 25 lines at once at most', (page) => {
    const { file } = readNoteText(page);
    const samples = readPage(root, page, { sources: '', strict: false });
    const findings = blocksOf(page).flatMap((block) => {
      if (block.kind !== 'program') return [];
      const { text, folds } = showProgram(block, samples, { file, line: block.line });
      return unfoldedFindings(block, text, folds);
    });
    expectNone(file, findings);
  });

  it.for(notes)('%s: are printed once', (page) => {
    expectNone(readNoteText(page).file, repeatedFindings(blocksOf(page)));
  });

  it.for(notes)('%s: have the lines that the text speaks of', (page) => {
    const { file, tree } = readNoteText(page);
    const samples = readPage(root, page, { sources: '', strict: false });
    checkLineReferences(
      tree,
      (code) => {
        const place = { file, line: code.position?.start.line ?? 1 };
        const block = blockOf(code, page, place);
        if (block) return lengthOf(block, samples, place);
        return code.lang === 'text' ? { name: 'the block', lines: code.value.split('\n').length } : undefined;
      },
      (line) => ({ file, line }),
    );
  });

  it.for(notes)('%s: have what the text says of a line', (page) => {
    const { file, tree } = readNoteText(page);
    const samples = readPage(root, page, { sources: '', strict: false });
    const findings = misplacedFindings(tree, (code) => {
      const place = { file, line: code.position?.start.line ?? 1 };
      const block = blockOf(code, page, place);
      return block?.kind === 'program' ? showProgram(block, samples, place).text.split('\n') : undefined;
    });
    expectNone(file, findings);
  });
});
