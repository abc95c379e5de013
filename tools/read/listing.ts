import type { Code } from 'mdast';

import { linesInWords } from '@groundwork/lib/lineRanges';
import {
  blockOf,
  showProgram,
  showSession,
  variedRanges,
  type Evidence,
  type FencePlace,
  type PageSamples,
  type ProgramBlock,
  type SessionBlock,
  type VaryMark,
} from '@groundwork/samples';

/** A fence that names a program, is a session, or is shown without being run. */
export function listing(fence: Code, page: PageSamples, file: string): string[] {
  const [, folded] = foldOption.exec(fence.meta ?? '') ?? [];
  const node = { ...fence, meta: fence.meta?.replace(foldOption, '') };
  const lines = plainListing(node, page, { file, line: fence.position?.start.line ?? 1 });
  return folded === undefined ? lines : [...lines, `  (folded until it is opened: ${folded})`];
}

/** The option that folds regions of a program; here all lines are printed. */
const foldOption = /\bfold=(\S+)/;

function plainListing(node: Code, page: PageSamples, place: FencePlace): string[] {
  const block = blockOf(node, page.name, place);
  if (!block) return boxed(node.lang ?? '', node.value.split('\n'));
  if (block.kind === 'program') return program(block, page, place);
  if (block.kind === 'session') return session(block, page, place);
  return [...boxed(block.lang, block.text.split('\n')), `  (not run here: ${block.norun})`];
}

function program(block: ProgramBlock, page: PageSamples, place: FencePlace): string[] {
  const { text, added, notes, output, evidence, vary } = showProgram(block, page, place);
  const name = block.title ?? block.file;
  const shown = block.showOutput ? output?.replace(/\n$/, '') : undefined;
  return [
    ...boxed(
      added.length > 0 ? `${name}, new: ${linesInWords(added)}` : name,
      numbered(text.split('\n'), block.highlight, added),
    ),
    ...notes.map(
      ({ first, last, text: said }) => `  (${first === last ? `line ${first}` : `lines ${first} to ${last}`}: ${said})`,
    ),
    ...(shown ? ['  Output:', ...shown.split('\n').map((line) => `    ${line}`)] : []),
    footer(block, evidence, varying(block.showOutput ? (output ?? '') : '', vary)),
  ];
}

function session(block: SessionBlock, page: PageSamples, place: FencePlace): string[] {
  const { evidence, vary } = showSession(block, page, place);
  const reasons = block.steps.flatMap((step) => varying(step.output, vary));
  return [...boxed(block.title ?? 'Terminal', block.text.split('\n')), footer(block, evidence, reasons)];
}

const boxed = (name: string, lines: readonly string[]): string[] => [
  `  --- ${name} ---`,
  ...lines.map((line) => `  ${line}`.trimEnd()),
];

/** Lines with their numbers; `+` stands at new ones, and `>` points at those that the fence marks. */
function numbered(lines: readonly string[], marks: string, added: readonly number[]): string[] {
  const isMarked = markedLines(marks);
  const width = String(lines.length).length;
  return lines.map((line, index) => {
    const number = index + 1;
    const sign = added.includes(number) ? '+' : isMarked(number) ? '>' : ' ';
    return `${sign} ${String(number).padStart(width)}  ${line}`;
  });
}

/** Reads `{1,3-4}`. */
function markedLines(marks: string): (line: number) => boolean {
  const ranges = [...marks.matchAll(/(\d+)(?:-(\d+))?/g)].map(([, from, to]) => [Number(from), Number(to ?? from)]);
  return (line) => ranges.some(([from = 0, to = 0]) => from <= line && line <= to);
}

const varying = (output: string, vary: readonly VaryMark[]): string[] =>
  variedRanges(output, vary).map(({ why }) => why);

function footer(
  block: ProgramBlock | SessionBlock,
  evidence: Evidence | undefined,
  reasons: readonly string[],
): string {
  if (block.norun !== undefined) return `  (not run here: ${block.norun})`;
  if (block.kind === 'program' && block.of === 'session') return '  (used by the terminal sessions on this page)';
  if (!evidence) return '  (not recorded yet)';
  const exit = block.kind === 'program' && block.of === undefined ? block.exit : undefined;
  const facts = [
    evidence.toolchain,
    evidence.date,
    ...(block.kind === 'program' && block.of !== undefined ? [`part of ${block.of}`] : []),
    ...(exit ? [`exit status ${exit}, as expected`] : []),
    ...(reasons.length > 0 ? [`parts vary: ${[...new Set(reasons)].join('; ')}`] : []),
  ];
  return `  (${facts.join(' · ')})`;
}
