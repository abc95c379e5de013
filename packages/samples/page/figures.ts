import type { Element, ElementContent, ElementData } from 'hast';
import type { Code } from 'mdast';

import { linesInWords } from '@groundwork/lib/lineRanges';
import { writeListing } from '@groundwork/code/listings';
import type { ExtrasOf, SampleExtras } from './sampleExtras';
import type {
  Evidence,
  InertBlock,
  ProgramBlock,
  SessionBlock,
  VariedRange,
  VaryMark,
} from '../contract/fences/blocks';
import type { FencePlace } from '../contract/fences/fenceMeta';
import { requireMarkedLines, type Referred } from './lineReferences';
import { showProgram, showSession, type PageSamples } from '../contract/notes/pageSamples';
import type { EndedSupport } from '../contract/options/support';
import { variedRanges } from '../contract/options/varies';
import { runOf } from './given';
import { wholeProgramFile } from './downloads/wholeProgram';

/** A node of the Markdown tree that becomes an HTML element with Markdown or HTML children. */
interface HtmlNode {
  type: 'sample';
  data: { hName: string; hProperties: Element['properties']; hChildren?: ElementContent[] };
  children?: (HtmlNode | Code)[];
}

/**
 * Where copy buttons take the texts from that the page does not show as a whole: a file of the build where the site's
 * base URL is given, else an element of the page, so that a program shown in parts is on it once.
 */
export class ShownOnce {
  private readonly ids = new Map<string, string>();

  constructor(readonly baseUrl?: string) {}

  /** The id for a text, and whether the text is still to be put on the page. */
  idOf(content: string): { id: string; isNew: boolean } {
    const known = this.ids.get(content);
    if (known) return { id: known, isNew: false };
    const id = `sample-${this.ids.size + 1}`;
    this.ids.set(content, id);
    return { id, isNew: true };
  }
}

/** What a figure is drawn with, beside its block. */
export interface Around {
  ids: ShownOnce;
  /** Which of its lines the text after it speaks of. */
  spokenOf?: Referred;
  extrasOf?: ExtrasOf;
}

/** A program: its name and controls, its text, its live result if it has one, its recorded output, and the evidence. */
export function programFigure(
  block: ProgramBlock,
  page: PageSamples,
  place: FencePlace,
  { ids, spokenOf, extrasOf }: Around,
): HtmlNode {
  const { text: shown, whole, folds, added, notes, output, evidence, ended, vary } = showProgram(block, page, place);
  requireMarkedLines(block.highlight, { name: block.file, lines: shown.split('\n').length }, place);
  const meta = writeListing({ marks: block.highlight, numbered: spokenOf?.listing ?? false, folds, added, notes });
  const extras = isExecuted(block) && extrasOf ? extrasOf(sampleOf(block, page, whole)) : noExtras;
  // A program that runs in the page needs its text there.
  const isFetched = ids.baseUrl !== undefined && extras.readsText !== true && block.region !== undefined;
  const copied = shown === whole || isFetched ? undefined : ids.idOf(whole);
  const address = shown !== whole && isFetched ? `${ids.baseUrl}${wholeProgramFile(block.file, whole)}` : '';
  const ranges = output === undefined ? [] : variedRanges(output, vary);
  return parent('figure', { className: ['sample'], dataLang: block.lang, dataFile: `${page.name}/${block.file}` }, [
    caption(block.title ?? block.file, copied?.id ?? address, 'Copy the program', { ...extras, added }),
    ...(copied?.isNew ? [hidden(copied.id, whole)] : []),
    { type: 'code', lang: block.lang, meta: meta || null, value: shown } satisfies Code,
    ...(extras.result.length > 0 ? [html('div', { className: ['sample__live'] }, extras.result)] : []),
    ...(block.showOutput && output ? [outputNode(output, ranges, spokenOf?.output)] : []),
    ...footer(block, page, { evidence, ended, ranges: block.showOutput ? ranges : [], once: ids }),
  ]);
}

/** A terminal session: prompts, commands, what varies, and the evidence. The copy button takes the commands. */
export function sessionFigure(
  block: SessionBlock,
  page: PageSamples,
  place: FencePlace,
  { ids, spokenOf }: Pick<Around, 'ids' | 'spokenOf'>,
): HtmlNode {
  const { evidence, ended, vary } = showSession(block, page, place);
  const ranges = block.steps.flatMap((step) => variedRanges(step.output, vary));
  return parent('figure', { className: ['sample', 'sample--session'], dataLang: 'console' }, [
    caption(block.title ?? 'Terminal', '', 'Copy the commands', { controls: [], added: [] }),
    html('div', { className: ['session'] }, [screen(block, vary, spokenOf?.listing)]),
    ...footer(block, page, { evidence, ended, ranges, once: ids }),
  ]);
}

/** Code that is shown but cannot run here, with the reason. */
export function inertFigure(block: InertBlock, { spokenOf }: Pick<Around, 'spokenOf'>): HtmlNode {
  return parent('figure', { className: ['sample'], dataLang: block.lang }, [
    { type: 'code', lang: block.lang, meta: spokenOf ? 'numbers' : null, value: block.text } satisfies Code,
    html('p', { className: ['sample__norun'] }, [text(`Not run here: ${block.norun}`)]),
  ]);
}

/** The files of a page as one to download. */
interface OfferedFolder {
  name: string;
  /** Where it is, and what else its link has. */
  link: Element['properties'];
  files: number;
  bytes: number;
  commands: string;
}

/** One line that offers the files of a page, and says what to type then. */
export function folderLine({ name, link, files, bytes, commands }: OfferedFolder): HtmlNode {
  const size = `${Math.ceil(bytes / 1000)} kB`;
  return html('p', { className: ['note-folder'], dataSearch: 'skip' }, [
    element('strong', {}, [text('All files of this page')]),
    text(': '),
    element('a', { ...link, download: name }, [text(name)]),
    text(` (${files} files, ${size}). Open and run them with `),
    element('code', {}, [text(commands)]),
    text('.'),
  ]);
}

const noExtras: SampleExtras = { controls: [], result: [] };

/** False for what is only an input of another program or of the sessions, and for what cannot run. */
const isExecuted = ({ of, norun }: ProgramBlock): boolean => of === undefined && norun === undefined;

/** A program as another plugin may look at it. */
export function sampleOf({ file, showOutput, exit = 0, fails }: ProgramBlock, page: PageSamples, text: string) {
  const options = page.options.programs?.[file] ?? {};
  return {
    page: page.name,
    file,
    text,
    files: page.files,
    showsOutput: showOutput,
    fails: exit !== 0 || fails !== undefined,
    options,
  };
}

/** What stands in a caption beside its name. */
interface InCaption extends Pick<SampleExtras, 'controls'> {
  /** Lines that are new since an earlier state. */
  added: readonly number[];
}

function caption(name: string, copies: string, label: string, { controls, added }: InCaption): HtmlNode {
  const news = element('span', { className: ['sample__new'] }, [text(`new: ${linesInWords(added)}`)]);
  const copy = element(
    'button',
    { type: 'button', className: ['sample__copy'], dataCopy: copies, ariaLabel: label },
    [],
  );
  return html('figcaption', { className: ['sample__file'] }, [
    element('span', { className: ['sample__name'] }, [text(name)]),
    ...(added.length > 0 ? [news] : []),
    ...controls,
    copy,
  ]);
}

/**
 * Text that a copy button takes instead of what is shown. No `<template>`: the generator's HTML minifier forgets to
 * escape text in one, and `#include <stdio.h>` becomes an element.
 */
function hidden(id: string, content: string): HtmlNode {
  return html('pre', { id, hidden: true }, [text(content)]);
}

function outputNode(output: string, ranges: readonly VariedRange[], isNumbered = false): HtmlNode {
  return html('div', { className: ['sample__output'], role: 'group', ariaLabel: 'Output' }, [
    screenOf(marked(output.replace(/\n$/, ''), ranges), isNumbered),
  ]);
}

function screen(block: SessionBlock, vary: readonly VaryMark[], isNumbered = false): Element {
  const lines = block.steps.flatMap(({ command, output }, index): ElementContent[] => {
    const [first = '', ...more] = command.split('\n');
    const typed = [first, ...more].flatMap((line, row): ElementContent[] => [
      ...(row > 0 ? [text('\n')] : []),
      element('span', { className: ['session__prompt'] }, [text(row === 0 ? '$ ' : '> ')]),
      element('span', { className: ['session__command'] }, [text(line)]),
    ]);
    const shown = output === '' ? [] : [text('\n'), ...marked(output, variedRanges(output, vary))];
    return [...(index > 0 ? [text('\n')] : []), ...typed, ...shown];
  });
  return screenOf(lines, isNumbered);
}

/** What the highlighter reads of a fence. The package that parses HTML adds to the type what only its own trees have. */
const numbersMeta = { meta: 'numbers' } as ElementData;

function screenOf(content: ElementContent[], isNumbered: boolean): Element {
  const code = element('code', { className: ['language-output'] }, content);
  return element('pre', {}, [isNumbered ? { ...code, data: numbersMeta } : code]);
}

/** Output with what varies from run to run in `<mark>`, each with the reason as its title. */
function marked(output: string, ranges: readonly VariedRange[]): ElementContent[] {
  const parts: ElementContent[] = [];
  let from = 0;
  for (const { start, end, why } of ranges.filter((range) => range.end <= output.length)) {
    if (start > from) parts.push(text(output.slice(from, start)));
    parts.push(element('mark', { className: ['varies'], title: `Varies: ${why}` }, [text(output.slice(start, end))]));
    from = end;
  }
  if (from < output.length) parts.push(text(output.slice(from)));
  return parts;
}

/** What the footer of a figure tells. */
interface Told {
  evidence?: Evidence;
  ended?: readonly EndedSupport[];
  ranges: readonly VariedRange[];
  once: ShownOnce;
}

function footer(block: ProgramBlock | SessionBlock, page: PageSamples, told: Told): HtmlNode[] {
  const link = block.kind === 'program' ? [text(' · '), sourceLink(block, page)] : [];
  if (block.norun !== undefined)
    return [html('p', { className: ['sample__norun'] }, [text(`Not run here: ${block.norun}`), ...link])];
  if (block.kind === 'program' && block.of === 'session')
    return [html('p', { className: ['sample__input'] }, [text('Used by the terminal sessions on this page'), ...link])];
  const { evidence, ended = [], ranges, once } = told;
  if (!evidence)
    return [html('p', { className: ['sample__norun'] }, [text(`Not recorded yet: npm run record ${page.name}`)])];
  const { toolchain, given } = runOf(block, page.options, evidence.toolchain);
  const isTold = block.kind === 'session' || block.showOutput;
  const old = ended.filter(({ product }) => once.idOf(`end of ${product}`).isNew);
  const [inLine, folded] = givenNodes(isTold ? given : [], old);
  const day = element('time', { dateTime: evidence.date }, [text(evidence.date)]);
  const facts = [
    text(`${toolchain}${inLine} · `),
    day,
    ...(statusOf(block) ? [text(` · ${statusOf(block)}`)] : []),
    ...link,
  ];
  return [html('p', { className: ['sample__evidence'] }, [...facts, ...variesNote(ranges)]), ...folded];
}

/** More than this is folded: a footer is read in passing. */
const longestGiven = 110;

/**
 * What a run was given: a few words that go on the evidence's line; more of them below it, folded, and with them why a
 * version is used that its makers no longer support, which is said once a page and teaches nothing of the note.
 */
function givenNodes(given: readonly string[], ended: readonly EndedSupport[]): [inLine: string, folded: HtmlNode[]] {
  const all = given.join(', ');
  if (all.length <= longestGiven && ended.length === 0) return [all && `, ${all}`, []];
  const summary = element('summary', {}, [text('How it was run')]);
  const items = [...given.map((one) => [text(one)]), ...ended.map(whyOld)].map((item) => element('li', {}, item));
  return ['', [html('details', { className: ['sample__given'] }, [summary, element('ul', {}, items)])]];
}

function whyOld({ product, until, source, reason = 'no reason is given' }: EndedSupport): ElementContent[] {
  return [
    text(`${product} is an old version, `),
    element('a', { href: source }, [text(`supported until ${until}`)]),
    text(` (${reason})`),
  ];
}

function statusOf(block: ProgramBlock | SessionBlock): string {
  if (block.kind === 'program' && block.of !== undefined) return `part of ${block.of}`;
  const exit = block.kind === 'program' ? block.exit : undefined;
  return exit ? `exit status ${exit}, as expected` : '';
}

function variesNote(ranges: readonly VariedRange[]): ElementContent[] {
  const reasons = [...new Set(ranges.map((range) => range.why))];
  if (reasons.length === 0) return [];
  return [element('span', { className: ['sample__varies'] }, [text(` · marked parts vary: ${reasons.join('; ')}`)])];
}

const pathOf = (file: string, { name }: PageSamples): string => `samples/${name}/${file}`;

/** Where a file of the page's samples can be read: in the repository of the site's owner. */
export const sourceAddress = (file: string, page: PageSamples): string => `${page.sources}/${pathOf(file, page)}`;

const sourceLink = ({ file }: ProgramBlock, page: PageSamples): Element =>
  element('a', { href: sourceAddress(file, page) }, breakable(pathOf(file, page)));

/** A path that breaks behind its slashes: where it does not fit a phone, a browser cuts it inside a name. */
function breakable(address: string): ElementContent[] {
  return address
    .split(/(?<=\/)/)
    .flatMap((part, at) => (at === 0 ? [text(part)] : [element('wbr', {}, []), text(part)]));
}

function parent(hName: string, hProperties: Element['properties'], children: (HtmlNode | Code)[]): HtmlNode {
  return { type: 'sample', data: { hName, hProperties }, children };
}

function html(hName: string, hProperties: Element['properties'], hChildren: ElementContent[]): HtmlNode {
  return { type: 'sample', data: { hName, hProperties, hChildren } };
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}
