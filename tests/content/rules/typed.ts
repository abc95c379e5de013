import {
  isShortStdin,
  offersFolder,
  type Block,
  type ProgramBlock,
  type ProgramOptions,
  type SamplesJson,
} from '@groundwork/samples';
import type { Finding } from './finding';

/** Settings of `samples.json` that decide what a program prints, and which the evidence of its output tells. */
const told = ['args', 'stdin', 'env', 'flags', 'run', 'libs', 'schema', 'network', 'services', 'user'] as const;
/** Those that it does not tell. */
const untold = ['tty', 'processes'] as const;

/**
 * What a reader who types a page with a walk would lack: a file of which the page shows a part only, or a setting
 * that the page does not say. Where a folder has several files, the page offers them all.
 */
export function untypedFindings(blocks: readonly Block[], files: readonly string[], options: SamplesJson): Finding[] {
  const programs = blocks.filter((block): block is ProgramBlock => block.kind === 'program');
  return [...unshownFiles(programs, files), ...programs.flatMap((program) => unsaid(program, programs, options))];
}

function unshownFiles(programs: readonly ProgramBlock[], files: readonly string[]): Finding[] {
  if (offersFolder(files)) return [];
  const isWhole = (file: string) => programs.some((block) => block.file === file && block.region === undefined);
  return files
    .filter((file) => !isWhole(file))
    .map((file) => ({
      line: programs.find((block) => block.file === file)?.line ?? 1,
      expected: `${file} whole on the page, because a reader types it`,
      found: programs.some((block) => block.file === file) ? 'a part of it' : 'no fence that shows it',
      hint: 'show the file without region=; fold what teaches nothing with fold=',
    }));
}

function unsaid(
  block: ProgramBlock,
  programs: readonly ProgramBlock[],
  { programs: all = {} }: SamplesJson,
): Finding[] {
  const own = all[block.file];
  const isFirst = programs.find(({ file }) => file === block.file) === block;
  if (!own || !isFirst || block.of !== undefined || block.norun !== undefined) return [];
  const isTold = programs.some(({ file, showOutput }) => file === block.file && showOutput);
  return unsaidSettings(own, isTold).map((setting) => ({
    line: block.line,
    expected: `each setting that decides what ${block.file} prints on the page`,
    found: `"${setting}" of samples.json, which no line of the page says`,
    hint: 'let one fence show the output, whose evidence says it, or run the program in a session, where it is typed',
  }));
}

function unsaidSettings(own: ProgramOptions, isTold: boolean): string[] {
  const isLong = own.stdin !== undefined && !isShortStdin(own.stdin);
  const never = untold.filter((name) => own[name] !== undefined);
  return [...(isTold ? (isLong ? ['stdin'] : []) : told.filter((name) => own[name] !== undefined)), ...never];
}
