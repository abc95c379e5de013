import { expect, it } from 'vitest';

import { inputFiles, readSamplesJson, samplesFolderOf, saysWalk, shownFiles } from '@groundwork/samples';
import { describeFindings } from './rules/finding';
import { untypedFindings } from './rules/typed';
import { blocksOf, pages, readNoteText, root } from './support';

const walks = pages.filter((page) => saysWalk(readNoteText(page).text));

it('notes with a walk show or offer what a reader has to type', () => {
  const findings = walks.flatMap((page) => {
    const files = inputFiles(root, page, pages);
    shownFiles(root, page, files);
    const options = readSamplesJson(root, samplesFolderOf(root, page));
    return describeFindings(readNoteText(page).file, untypedFindings(blocksOf(page), files, options));
  });
  expect(findings.filter(Boolean).join('\n\n')).toBe('');
});
