import path from 'node:path';

import type { Code, Image, Link, Nodes, Paragraph, Parent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';

import { parseMdx } from '../../../lib/parseMdx';
import type { Block, ProgramBlock } from '../../../lib/samples/blocks';
import { applyEdits, rangeOf, type Edit } from './edits';
import { targetOf, unlinked } from './links';
import { pathOf } from './note';

/** What the converter asks about the repository. */
export interface Surroundings {
  /** What a fence is by the sample contract; undefined for one that is shown as it stands. */
  blockOf: (node: Code) => Block | undefined;
  /** The text of a program's fence, and its recorded output. */
  programOf: (block: ProgramBlock) => { text: string; output?: string };
  /** The steps of a lab in words, as its list for readers without JavaScript has them. */
  labSteps: (name: string) => readonly string[];
}

/**
 * A note as Markdown that every generator understands, without front matter and title: included programs and recorded
 * outputs as fences, a lab as the list of its steps, a formula as code, a diagram as its source, links and images with
 * addresses from the site's root (images below /notes/, as they lie below docs/).
 */
export function plainMarkdown(text: string, file: string, surroundings: Surroundings): string {
  const edits: Edit[] = [];
  visit(parseMdx(text, file), (node) => {
    const found = editsOf(node, text, file, surroundings);
    edits.push(...found);
    return found.length > 0 && !('children' in node) ? SKIP : undefined;
  });
  return `${applyEdits(text, edits).trim()}\n`;
}

function editsOf(node: Nodes, text: string, file: string, surroundings: Surroundings): Edit[] {
  switch (node.type) {
    case 'code':
      return replaced(node, fenceOf(node, surroundings));
    case 'math':
      return replaced(node, fence('text', node.value));
    case 'inlineMath':
      return replaced(node, codeSpan(node.value));
    case 'link':
      return linkEdits(node, text, file);
    case 'image':
      return imageEdits(node, text, file);
    case 'paragraph':
      return admonitionEdits(node, text);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return elementEdits(node, surroundings);
    case 'yaml':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return replaced(node, '');
    default:
      return [];
  }
}

const replaced = (node: Nodes, text: string): Edit[] => [{ ...rangeOf(node), text }];

function fenceOf(node: Code, { blockOf, programOf }: Surroundings): string {
  const block = blockOf(node);
  if (block?.kind !== 'program') return fence(node.lang === 'mermaid' ? 'text' : (node.lang ?? 'text'), node.value);
  const { text, output } = programOf(block);
  const shown = fence(block.lang, text);
  return block.showOutput && output?.trim() ? `${shown}\n\n${fence('text', output.trimEnd())}` : shown;
}

function fence(lang: string, text: string): string {
  const ticks = longestRun(text) < 3 ? '```' : '`'.repeat(longestRun(text) + 1);
  return `${ticks}${lang}\n${text}\n${ticks}`;
}

function codeSpan(text: string): string {
  const ticks = '`'.repeat(longestRun(text) + 1);
  return `${ticks}${text}${ticks}`;
}

const longestRun = (text: string): number => Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));

function linkEdits(node: Link, text: string, file: string): Edit[] {
  const target = targetOf(node.url, file);
  if (target.kind === 'outside') return [];
  // The peers have no page but the notes.
  if (target.kind === 'site') return unlinked(node);
  return addressEdit(node, text, `${pathOf(target.page)}${target.hash}`);
}

function imageEdits(node: Image, text: string, file: string): Edit[] {
  const below = path.posix.join(path.posix.dirname(file), node.url).replace(/^docs\//, '');
  return /^[a-z]+:|^\//i.test(node.url) ? [] : addressEdit(node, text, `/notes/${below}`);
}

function addressEdit(node: Link | Image, text: string, url: string): Edit[] {
  const { start, end } = rangeOf(node);
  const at = text.lastIndexOf(node.url, end);
  return at < start ? [] : [{ start: at, end: at + node.url.length, text: url }];
}

/** An admonition's own lines; its text stays. The names of admonitions differ between generators. */
function admonitionEdits(node: Paragraph, text: string): Edit[] {
  const { start, end } = rangeOf(node);
  return [...text.slice(start, end).matchAll(/^:::.*(\n|$)/gm)].map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
    text: '\n',
  }));
}

function elementEdits(node: MdxJsxFlowElement | MdxJsxTextElement, { labSteps }: Surroundings): Edit[] {
  if (node.name === 'Lab') {
    const name = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'name');
    const steps = labSteps(typeof name?.value === 'string' ? name.value : '');
    return replaced(node, steps.map((step, index) => `${index + 1}. ${escaped(step)}`).join('\n'));
  }
  return withoutTags(node);
}

/** Of any other component only what it holds is left. */
function withoutTags(node: Parent & Nodes): Edit[] {
  const [first] = node.children;
  const last = node.children.at(-1);
  const { start, end } = rangeOf(node);
  if (!first || !last) return [{ start, end, text: '' }];
  return [
    { start, end: rangeOf(first).start, text: '\n' },
    { start: rangeOf(last).end, end, text: '\n' },
  ];
}

const escaped = (text: string): string => text.replace(/[\\`*_{}[\]<>#|]/g, '\\$&');
