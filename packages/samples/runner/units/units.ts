import { defined } from '@groundwork/lib/defined';
import { debianPackageOf } from '../../contract/options/knownCommands';
import fs from 'node:fs';
import path from 'node:path';

import { AuthorError } from '@groundwork/lib/authorError';
import { discoverBlocks } from '../../contract/fences/discover';
import { hashOf } from '../../contract/hash';
import { requireSampleFile } from '../../contract/notes/pageSamples';
import { docFileOf, inputFiles, samplesFolderOf } from '../../contract/notes/pages';
import { sessionKey } from '../../contract/fences/sessionKey';
import { readSamplesJson, type SamplesJson } from '../../contract/options/samplesJson';
import type { Block, InertBlock, ProgramBlock, SessionBlock, VaryMark } from '../../contract/fences/blocks';
import { neededCommands } from '../toolchains/commands';
import { deciderNames, namedDeciders } from '../toolchains/deciders';
import { languageOf } from '../languages';
import type { Language, Program } from '../languages/language';

/** One named test: a program file, however many fences show it, or one session. */
export interface ProgramUnit {
  kind: 'program';
  root: string;
  /** `linux/epoll/counter.go` */
  id: string;
  page: string;
  /** `docs/linux/epoll.mdx` and a line in it. */
  doc: string;
  line: number;
  program: Program;
  language: Language;
  exit?: number;
  fails?: string;
  vary: readonly VaryMark[];
}

export interface SessionUnit {
  kind: 'session';
  root: string;
  /** `linux/epoll:42` */
  id: string;
  page: string;
  doc: string;
  line: number;
  block: SessionBlock;
  /** Key in the page's lock: the hash of its commands. */
  key: string;
  options: NonNullable<SamplesJson['sessions']>;
  inputs: readonly string[];
  vary: readonly VaryMark[];
}

export type Unit = ProgramUnit | SessionUnit;

/** A block declared not runnable. */
interface Exemption {
  key: string;
  page: string;
  doc: string;
  line: number;
  reason: string;
}

export interface PageUnits {
  page: string;
  doc: string;
  units: Unit[];
  exemptions: Exemption[];
  /** Blocks declared not runnable, as units: tried now and then, because they may have become runnable. */
  exempted: Unit[];
}

/** Everything of a page that is to be run, and what is declared not to be. Throws AuthorErrors. */
export function unitsOf(root: string, page: string, pages: readonly string[]): PageUnits {
  const doc = docFileOf(root, page);
  const blocks = discoverBlocks(root, page);
  const options = readSamplesJson(root, samplesFolderOf(root, page));
  const inputs = inputFiles(root, page, pages);
  requireKnownCommands(root, page, options);
  requireKnownDeciders(root, page, options);
  const known = (block: Block) => block.kind !== 'program' || runsSomehow(root, block, options, inputs);
  const unitsFor = (some: readonly Block[]): Unit[] => [
    ...programUnits(root, page, doc, some, options, inputs),
    ...some.flatMap((block) => (block.kind === 'session' ? [sessionUnit(root, block, doc, options, inputs)] : [])),
  ];
  const units = unitsFor(blocks.filter((block) => block.norun === undefined));
  const exempted = unitsFor(blocks.filter((block) => block.norun !== undefined && known(block)));
  return { page, doc, units, exemptions: blocks.flatMap((block) => exemptionOf(block, doc)), exempted };
}

/** Whether there is a language for a file at all: one that is declared not runnable may be in none. */
function runsSomehow(
  root: string,
  { page, file }: ProgramBlock,
  options: SamplesJson,
  inputs: readonly string[],
): boolean {
  if (!inputs.includes(file)) return false;
  const text = fs.readFileSync(path.join(samplesFolderOf(root, page), file), 'utf8');
  return languageOf({ root, page, file, text, options: options.programs?.[file] ?? {}, inputs }) !== undefined;
}

function exemptionOf(block: Block, doc: string): Exemption[] {
  if (block.norun === undefined) return [];
  return [{ key: exemptionKey(block), page: block.page, doc, line: block.line, reason: block.norun }];
}

function exemptionKey(block: Block): string {
  if (block.kind === 'program') return block.file;
  return block.kind === 'session'
    ? `session ${sessionKey(block)}`
    : `${block.lang} ${hashOf((block satisfies InertBlock).text).slice(0, 12)}`;
}

function programUnits(
  root: string,
  page: string,
  doc: string,
  blocks: readonly Block[],
  options: SamplesJson,
  inputs: readonly string[],
): ProgramUnit[] {
  const shown = blocks.filter((block) => block.kind === 'program');
  for (const block of shown) requireSampleFile(block.file, page, inputs, { file: doc, line: block.line });
  return [...fencesByProgram(shown)].map(([file, fences]) => {
    const first = fences.find((fence) => fence.file === file) ?? defined(fences[0], `A fence of ${file}`);
    requireSampleFile(file, page, inputs, { file: doc, line: first.line });
    const text = fs.readFileSync(path.join(samplesFolderOf(root, page), file), 'utf8');
    const program: Program = { root, page, file, text, options: options.programs?.[file] ?? {}, inputs };
    const language = languageOf(program);
    if (!language) throw noLanguage(first, doc);
    return {
      kind: 'program',
      root,
      id: `${page}/${file}`,
      page,
      doc,
      line: first.line,
      program,
      language,
      exit: agreed(
        fences.map((fence) => fence.exit),
        first,
        doc,
      ),
      fails: agreed(
        fences.map((fence) => fence.fails),
        first,
        doc,
      ),
      vary: [...(options.vary ?? []), ...(program.options.vary ?? [])],
    };
  });
}

function fencesByProgram(shown: readonly ProgramBlock[]): Map<string, ProgramBlock[]> {
  const programs = new Map<string, ProgramBlock[]>();
  for (const block of shown) {
    if (block.of === 'session') continue;
    const file = block.of ?? block.file;
    programs.set(file, [...(programs.get(file) ?? []), block]);
  }
  return programs;
}

function sessionUnit(
  root: string,
  block: SessionBlock,
  doc: string,
  options: SamplesJson,
  inputs: readonly string[],
): SessionUnit {
  return {
    kind: 'session',
    root,
    id: `${block.page}:${block.line}`,
    page: block.page,
    doc,
    line: block.line,
    block,
    key: sessionKey(block),
    options: options.sessions ?? {},
    inputs,
    vary: [...(options.vary ?? []), ...(options.sessions?.vary ?? [])],
  };
}

function agreed<T>(values: readonly (T | undefined)[], { file, line }: ProgramBlock, doc: string): T | undefined {
  const declared = [...new Set(values.filter((value) => value !== undefined))];
  if (declared.length <= 1) return declared[0];
  throw new AuthorError({
    file: doc,
    line,
    expected: `one expectation for ${file} in all fences that show it`,
    found: declared.join(' and '),
    hint: 'a program runs once: say exit= or fails= in one of its fences',
  });
}

function noLanguage({ file, line, page }: ProgramBlock, doc: string): AuthorError {
  return new AuthorError({
    file: doc,
    line,
    expected: `a program in a language that packages/samples/runner/languages runs`,
    found: file,
    hint: `say of=<program> when it is an input of another sample, of=session when a session uses it, or give it a command or a schema in samples/${page}/samples.json`,
  });
}

function requireKnownCommands(root: string, page: string, options: SamplesJson): void {
  const unknown = neededCommands(options).find((command) => !debianPackageOf[command]);
  if (unknown === undefined) return;
  throw new AuthorError({
    file: path.relative(root, path.join(samplesFolderOf(root, page), 'samples.json')),
    expected: `needs: commands that packages/samples/contract/options/knownCommands.ts lists`,
    found: unknown,
    hint: `add ${unknown} there, with the Debian package that brings it`,
  });
}

function requireKnownDeciders(root: string, page: string, options: SamplesJson): void {
  const unknown = namedDeciders(options).find((name) => !deciderNames.includes(name));
  if (unknown === undefined) return;
  throw new AuthorError({
    file: path.relative(root, path.join(samplesFolderOf(root, page), 'samples.json')),
    expected: `decides: one of ${deciderNames.join(', ')}`,
    found: unknown,
    hint: 'add it to packages/samples/runner/toolchains/deciders.ts, with how its version is found',
  });
}
