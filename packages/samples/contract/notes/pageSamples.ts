import fs from 'node:fs';
import path from 'node:path';

import { firstLineOf } from '@groundwork/lib/firstLineOf';
import { AuthorError } from '@groundwork/lib/authorError';
import { readSource } from '@groundwork/lib/node/readSource';
import type { Annotation } from '../listing/annotations';
import type { Block, Evidence, ProgramBlock, SessionBlock, VaryMark } from '../fences/blocks';
import type { FencePlace } from '../fences/fenceMeta';
import { hashOf } from '../hash';
import { readLock, type PageLock } from './lock';
import { inputFiles, pagesBelow, samplesFolderOf } from './pages';
import { growthOf } from '../listing/newLines';
import { extractRegion, foldsOf, notesIn, placesIn, regionNames, stripMarkers, type Fold } from '../listing/regions';
import { readSamplesJson, type SamplesJson } from '../options/samplesJson';
import { sessionKey } from '../fences/sessionKey';
import { endedSupport, type EndedSupport } from '../options/support';

/** What a note's fences are filled in from. */
export interface PageSamples {
  name: string;
  root: string;
  sources: string;
  strict: boolean;
  files: readonly string[];
  options: SamplesJson;
  lock: PageLock;
}

/** A program as a fence shows it. */
interface ShownProgram {
  /** The text in the fence: the file or its region, without markers. */
  text: string;
  /** The whole file without markers. */
  whole: string;
  /** Lines of `text` that are folded. */
  folds: readonly Fold[];
  /** Lines of `text` that are new since an earlier state of the file (`since=`). */
  added: readonly number[];
  /** Notes that stand in the file as comments, and beside these lines on the page. */
  notes: readonly Annotation[];
  /** Recorded output; undefined when nothing was recorded or the file is only an input. */
  output?: string;
  evidence?: Evidence;
  /** Toolchains of the evidence that their makers no longer supported. */
  ended?: readonly EndedSupport[];
  vary: readonly VaryMark[];
}

/** How many lines a listing has, as a reader counts them. */
export interface ListingLength {
  /** Its name in a message: `counter.go`, or `the session`. */
  name: string;
  lines: number;
  /** Those of the output below it; undefined where none is shown, or where it is part of the listing. */
  outputLines?: number;
}

export function readPage(
  root: string,
  name: string,
  { sources, strict }: { sources: string; strict: boolean },
): PageSamples {
  return {
    name,
    root,
    sources,
    strict,
    files: inputFiles(root, name, pagesBelow(root, name)),
    options: readSamplesJson(root, samplesFolderOf(root, name)),
    lock: readLock(root, name),
  };
}

/** Text, output and evidence of a program fence; throws an AuthorError where they do not belong together. */
export function showProgram(block: ProgramBlock, page: PageSamples, place: FencePlace): ShownProgram {
  const source = readSample(block.file, page, place);
  const shown = {
    text: shownText(source, block, page, place),
    whole: stripMarkers(source),
    folds: shownFolds(source, block, page, place),
    added: addedLines(source, block, page, place),
    notes: notesIn(source, block.region),
  };
  if (block.norun !== undefined || block.of === 'session') return { ...shown, vary: [] };
  const program = block.of ?? block.file;
  const evidence = page.lock.programs[program];
  const output = recordedOutput(program, page);
  const own = page.options.programs?.[program]?.vary ?? [];
  const vary = [...(page.options.vary ?? []), ...own];
  if (!page.strict && isStale(evidence, program === block.file ? source : readSample(program, page, place), output))
    return { ...shown, vary };
  checkHash(
    'source',
    program,
    evidence,
    program === block.file ? source : readSample(program, page, place),
    page,
    place,
  );
  checkHash('output', program, evidence, output, page, place);
  const ended = endedOf(evidence, page.options.programs?.[program], page, place);
  return { ...shown, vary, evidence, ended, ...(block.of === undefined && { output }) };
}

/** Evidence of a session; throws an AuthorError where the shown text is not the recorded one. */
export function showSession(
  block: SessionBlock,
  page: PageSamples,
  place: FencePlace,
): { evidence?: Evidence; ended?: readonly EndedSupport[]; vary: readonly VaryMark[] } {
  const vary = [...(page.options.vary ?? []), ...(page.options.sessions?.vary ?? [])];
  const evidence = page.lock.sessions[sessionKey(block)];
  if (block.norun !== undefined) return { vary: [] };
  if (evidence?.output === hashOf(block.text))
    return { evidence, ended: endedOf(evidence, page.options.sessions, page, place), vary };
  if (!page.strict) return { vary };
  throw new AuthorError({
    ...place,
    expected: evidence
      ? `the session as it was recorded on ${evidence.date} (hash ${evidence.output})`
      : 'a session whose commands were recorded',
    found: evidence
      ? `another text (hash ${hashOf(block.text)})`
      : `no evidence for $ ${firstLineOf(block.steps[0]?.command ?? '')}`,
    hint: `npm run record ${page.name}`,
  });
}

/** A version past its end needs a reason, which the evidence tells readers. @throws AuthorError where there is none. */
function endedOf(
  evidence: Evidence | undefined,
  own: { endOfLife?: string } | undefined,
  page: PageSamples,
  place: FencePlace,
): readonly EndedSupport[] {
  if (!evidence) return [];
  const ended = endedSupport(evidence.toolchain, evidence.date, own?.endOfLife ?? page.options.endOfLife);
  const [silent] = ended.filter(({ reason }) => reason === undefined);
  if (!silent || !page.strict) return ended;
  throw new AuthorError({
    ...place,
    expected: 'a toolchain that its makers support, or a reason why this one is not',
    found: `${silent.product}, whose support ended on ${silent.until} (${silent.source})`,
    hint: `record it with a newer one, or say "endOfLife": "why" in samples/${page.name}/samples.json: readers see it`,
  });
}

/** How many lines a block shows, and its output below it. @throws AuthorError where a fence cannot be filled in. */
export function lengthOf(block: Block, page: PageSamples, place: FencePlace): ListingLength {
  if (block.kind === 'session') return { name: 'the session', lines: linesIn(block.text) };
  if (block.kind === 'inert') return { name: 'the block', lines: linesIn(block.text) };
  const { text, output } = showProgram(block, page, place);
  const isShown = block.showOutput && output !== undefined && output !== '';
  return {
    name: block.file,
    lines: linesIn(text),
    ...(isShown && { outputLines: linesIn(output.replace(/\n$/, '')) }),
  };
}

const linesIn = (text: string): number => text.split('\n').length;

function readSample(file: string, page: PageSamples, place: FencePlace): string {
  requireSampleFile(file, page.name, page.files, place);
  return readSource(page.root, path.relative(page.root, path.join(samplesFolderOf(page.root, page.name), file)));
}

/** A fence names only files that are in its page's sample folder. @throws AuthorError at the fence. */
export function requireSampleFile(file: string, page: string, files: readonly string[], place: FencePlace): void {
  if (files.includes(file)) return;
  throw new AuthorError({
    ...place,
    expected: `a file samples/${page}/${file}`,
    found: files.length ? `only ${files.join(', ')}` : 'no sample files for this page',
    hint: 'write the program there; the fence only names it',
  });
}

function shownText(source: string, { file, region }: ProgramBlock, page: PageSamples, place: FencePlace): string {
  if (region === undefined) return stripMarkers(source);
  const text = extractRegion(source, region);
  if (text !== undefined) return text;
  throw new AuthorError({
    ...place,
    expected: `a region "${region}" in samples/${page.name}/${file}`,
    found: regionNames(source).length ? `the regions ${regionNames(source).join(', ')}` : 'no regions in that file',
    hint: `put it between comments: #region ${region} and #endregion ${region}`,
  });
}

function shownFolds(source: string, block: ProgramBlock, page: PageSamples, place: FencePlace): readonly Fold[] {
  const { file, fold, region } = block;
  const folds = foldsOf(source, fold, region);
  const missing = fold.find((name) => !folds.some((one) => one.name === name));
  if (missing === undefined) return folds;
  const others = regionNames(source).filter((name) => name !== region);
  throw new AuthorError({
    ...place,
    expected: `a region "${missing}" in what is shown of samples/${page.name}/${file}, to fold its lines`,
    found: others.length ? `the regions ${others.join(', ')}` : 'no regions there',
    hint: `put the lines between comments: #region ${missing} and #endregion ${missing}; a region inside a folded one folds with it`,
  });
}

function recordedOutput(program: string, page: PageSamples): string | undefined {
  const file = path.join(samplesFolderOf(page.root, page.name), `${program}.out`);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

/** The shown lines that are new since an earlier state. @throws AuthorError where the file is no later state of it. */
function addedLines(source: string, block: ProgramBlock, page: PageSamples, place: FencePlace): number[] {
  const { file, since, region } = block;
  if (since === undefined) return [];
  const { added, kept, before } = growthOf(stripMarkers(readSample(since, page, place)), stripMarkers(source));
  const isNew = new Set(added);
  const shown = placesIn(source, region).flatMap((number, index) => (isNew.has(number) ? [index + 1] : []));
  const found =
    2 * kept < before
      ? `${kept} of the ${before} lines of ${since} in it`
      : shown.length === 0 && `no line that is new since ${since}`;
  if (!found) return shown;
  throw new AuthorError({
    ...place,
    expected: `${file} to be a later state of ${since}: at least half of its lines, in order, and new ones in what is shown`,
    found,
    hint: 'let the program grow in smaller steps, or leave out since=',
  });
}

function isStale(evidence: Evidence | undefined, source: string, output: string | undefined): boolean {
  return evidence?.source !== hashOf(source) || output === undefined || evidence.output !== hashOf(output);
}

function checkHash(
  part: 'source' | 'output',
  program: string,
  evidence: Evidence | undefined,
  text: string | undefined,
  page: PageSamples,
  place: FencePlace,
): void {
  if (evidence && text !== undefined && evidence[part] === hashOf(text)) return;
  const what = part === 'source' ? `samples/${page.name}/${program}` : `samples/${page.name}/${program}.out`;
  throw new AuthorError({
    ...place,
    expected: evidence
      ? `${what} as it was recorded on ${evidence.date} (hash ${evidence[part]})`
      : `evidence for ${what} in the page's lock`,
    found: text === undefined ? 'no such file' : evidence ? `another text (hash ${hashOf(text)})` : 'none',
    hint: `npm run record ${page.name}`,
  });
}
