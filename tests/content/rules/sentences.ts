import type { Paragraph, Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';

import { sentencesOf } from '../../../site/plugins/note-form/node/parts/sentences';
import { plainText } from '../../../site/plugins/note-form/node/parts/words';
import type { Finding } from './finding';

/** As many paragraphs of one sentence in a row are a list of riddles. */
const row = 3;

/** Three and more paragraphs of one sentence each that follow each other. */
export function oneSentenceFindings(tree: Root): Finding[] {
  const findings: Finding[] = [];
  visit(tree, (node) => {
    if (node.type !== 'root' && !isFolded(node)) return;
    for (const run of runsOf(node as Parent)) {
      if (run.length < row) continue;
      findings.push({
        line: run[0]!.position?.start.line ?? 1,
        expected: 'paragraphs of two to five sentences that hang together',
        found: `${run.length} paragraphs of one sentence in a row`,
        hint: 'join what belongs together, and say why one follows from the other',
      });
    }
  });
  return findings;
}

const isFolded = (node: object): boolean => 'name' in node && node.name === 'details';

function runsOf({ children }: Parent): Paragraph[][] {
  const runs: Paragraph[][] = [[]];
  for (const child of children) {
    if (child.type === 'paragraph' && sentencesOf(plainText(child)).length === 1 && !isSummary(child))
      runs.at(-1)!.push(child);
    else runs.push([]);
  }
  return runs;
}

const isSummary = ({ children }: Paragraph): boolean =>
  children.some((child) => 'name' in child && child.name === 'summary');
