import path from 'node:path';

import type { BlockContent, Code, Image, Link, List, Nodes, Parent, PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';

import { parseMdx } from '@groundwork/lib/parseMdx';
import type { Block, ProgramBlock } from '@groundwork/samples';
import { targetOf } from './links';
import { pathOf } from './note';
import { writeMarkdown } from './writeMarkdown';

/** What the converter asks about the repository. */
export interface NoteSurroundings {
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
 * addresses from the site's root (images below /notes/, as they lie below docs/). Of other components what they hold
 * is left. Written anew from the syntax tree, so that whatever stands in the note is escaped where a peer would read
 * more than text in it.
 */
export function plainMarkdown(text: string, file: string, surroundings: NoteSurroundings): string {
  return writeMarkdown(plainTree(parseMdx(text, file), { ...surroundings, file }));
}

type Place = NoteSurroundings & { file: string };

function plainTree(tree: Root, place: Place): Root {
  return { type: 'root', children: tree.children.flatMap((node) => plain(node, place)) as Root['children'] };
}

/** What stands in the place of a node: itself, others, or nothing. */
function plain(node: Nodes, place: Place): Nodes[] {
  switch (node.type) {
    case 'code':
      return fencesOf(node, place);
    case 'math':
      return [fence('text', node.value)];
    case 'inlineMath':
      return [{ type: 'inlineCode', value: node.value }];
    case 'link':
      return linkOf(node, place);
    case 'image':
      return [imageOf(node, place)];
    case 'mdxJsxFlowElement':
      return node.name === 'Lab' ? labOf(node, place) : childrenOf(node, place);
    case 'mdxJsxTextElement':
      // Without the space the words around it would become one.
      return node.name === 'br' ? [{ type: 'text', value: ' ' }] : childrenOf(node, place);
    case 'yaml':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [];
    default:
      return 'children' in node ? parentOf(node, place) : [node];
  }
}

const childrenOf = (node: Parent, place: Place): Nodes[] => node.children.flatMap((child) => plain(child, place));

/** The node with plain children; nothing where none is left of a paragraph or of words that stand out. */
function parentOf(node: Parent & Nodes, place: Place): Nodes[] {
  const children = node.type === 'paragraph' ? withoutMarkers(childrenOf(node, place)) : childrenOf(node, place);
  if (children.length === 0 && hadToHoldWords.has(node.type)) return [];
  // The children of a node are replaced by such as may stand there too: flow by flow, words by words.
  return [{ ...node, children } as Nodes];
}

const hadToHoldWords = new Set<Nodes['type']>(['paragraph', 'heading', 'emphasis', 'strong', 'delete', 'link']);

/** An admonition's own lines go, its text stays: the names of admonitions differ between generators. */
function withoutMarkers(words: readonly Nodes[]): Nodes[] {
  const kept = words.flatMap((node, index): Nodes[] => {
    if (node.type !== 'text') return [node];
    const lines = node.value.split('\n').filter((line, at) => (at === 0 && index > 0) || !line.startsWith(':::'));
    const value = lines.join('\n');
    return value === '' ? [] : [{ ...node, value }];
  });
  return kept.length === 1 && toString(kept[0]).trim() === '' && kept[0]?.type === 'text' ? [] : kept;
}

function fencesOf(node: Code, { blockOf, programOf }: Place): Code[] {
  const block = blockOf(node);
  if (block?.kind !== 'program') return [fence(languageOf(node), node.value)];
  const { text, output } = programOf(block);
  const shown = fence(block.lang, text);
  return block.showOutput && output?.trim() ? [shown, fence('text', output.trimEnd())] : [shown];
}

/** What is drawn is no language that the peers know. */
const languageOf = ({ lang }: Code): string => (!lang || lang === 'mermaid' || lang === 'figure' ? 'text' : lang);

const fence = (lang: string, value: string): Code => ({ type: 'code', lang, value });

/** The peers have no page but the notes: of a link that leads elsewhere on our site its words are left. */
function linkOf(node: Link, place: Place): Nodes[] {
  const target = targetOf(node.url, place.file);
  if (target.kind === 'site') return childrenOf(node, place);
  const url = target.kind === 'page' ? `${pathOf(target.page)}${target.hash}` : node.url;
  return parentOf({ ...node, url }, place);
}

function imageOf(node: Image, { file }: Place): Image {
  if (/^[a-z]+:|^\//i.test(node.url)) return node;
  return { ...node, url: `/notes/${path.posix.join(path.posix.dirname(file), node.url).replace(/^docs\//, '')}` };
}

function labOf(node: MdxJsxFlowElement, { labSteps }: Place): List[] {
  const name = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'name');
  const steps = labSteps(typeof name?.value === 'string' ? name.value : '');
  if (steps.length === 0) return [];
  const items = steps.map((step) => ({ type: 'listItem' as const, spread: false, children: [paragraph(step)] }));
  return [{ type: 'list', ordered: true, start: 1, spread: false, children: items }];
}

function paragraph(value: string): BlockContent {
  const words: PhrasingContent[] = [{ type: 'text', value }];
  return { type: 'paragraph', children: words };
}
