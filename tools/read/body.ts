import type { List, ListItem, PhrasingContent, RootContent, Table, TableCell } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

import { rightChoices, type Bet } from '../../site/plugins/notes/node/bets';
import type { PageSamples } from '@groundwork/samples';
import { inlineText, wrapped } from './inline';
import { attributeIn } from './elements';
import { labInWords } from './lab';
import { listing } from './listing';
import { drawnInWords, pictureInWords } from './picture';

/** What the blocks of a note are printed with. */
interface Reading {
  samples: PageSamples;
  /** The note's path from the repository's root. */
  file: string;
  /** The same below `docs/`: what its links are relative to. */
  below: string;
}

/** The blocks of a note as lines, a blank one between two blocks. */
export async function bodyLines(nodes: readonly RootContent[], reading: Reading): Promise<string[]> {
  const lines: string[] = [];
  for (const node of nodes) {
    const block = await blockLines(node, reading);
    if (block.length > 0) lines.push(...(lines.length > 0 ? [''] : []), ...block);
  }
  return lines;
}

async function blockLines(node: RootContent, reading: Reading): Promise<string[]> {
  const inline = (children: readonly PhrasingContent[]) => inlineText(children, reading.below);
  switch (node.type) {
    case 'heading':
      return [`${'#'.repeat(node.depth)} ${inline(node.children)}`];
    case 'paragraph':
      return wrapped(inline(node.children));
    case 'code':
      return node.lang === 'mermaid'
        ? pictureInWords(node, reading.file)
        : listing(node, reading.samples, reading.file);
    case 'math':
      return [`    ${node.value}`];
    case 'list':
      return listLines(node, reading);
    case 'table':
      return tableLines(node, inline);
    case 'blockquote':
      return (await bodyLines(node.children, reading)).map((line) => `> ${line}`);
    case 'bet':
      return betLines(node, reading);
    case 'mdxJsxFlowElement':
      return componentLines(node, reading);
    default:
      return node.data?.hName === 'figure' ? drawnInWords(node) : [];
  }
}

async function listLines({ ordered, start, children }: List, reading: Reading): Promise<string[]> {
  const lines: string[] = [];
  for (const [index, item] of children.entries()) {
    const sign = ordered ? `${(start ?? 1) + index}. ` : '- ';
    const [first = '', ...more] = await bodyLines(item.children, reading);
    lines.push(sign + first, ...more.map((line) => ' '.repeat(sign.length) + line));
  }
  return lines;
}

async function betLines(bet: Bet, reading: Reading): Promise<string[]> {
  const [question, choices, ...rest] = bet.children;
  const wordsOf = async ({ children }: ListItem) => (await bodyLines(children, reading)).join(' ');
  const [asked, offered, right] = await Promise.all([
    bodyLines([question], reading),
    Promise.all(choices.children.map(wordsOf)),
    Promise.all(rightChoices(bet).map(wordsOf)),
  ]);
  const folded = [`Right: ${right.join(', or ')}`, '', ...(await bodyLines(rest, reading))];
  return [
    `[bet] ${asked.join(' ')}`,
    ...offered.map((words) => `  ( ) ${words}`),
    '[folded] Show me',
    ...folded.map((line) => `  ${line}`.trimEnd()),
  ];
}

function tableLines(table: Table, inline: (children: readonly PhrasingContent[]) => string): string[] {
  const rows = table.children.map((row) => row.children.map((cell: TableCell) => inline(cell.children)));
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join(' | ')
      .trimEnd(),
  );
  return [lines[0] ?? '', widths.map((width) => '-'.repeat(width)).join('-+-'), ...lines.slice(1)];
}

async function componentLines(node: MdxJsxFlowElement, reading: Reading): Promise<string[]> {
  // Blocks of Markdown in a component are blocks of the note.
  const children = node.children as RootContent[];
  if (node.name === 'Lab') return labInWords(attributeIn(node, 'name'));
  if (node.name === 'img') return [`[Picture: ${attributeIn(node, 'alt')}]`];
  if (node.name === 'details') {
    const [summary, ...folded] = await bodyLines(children, reading);
    return [`[folded] ${summary ?? ''}`, ...folded.map((line) => `  ${line}`.trimEnd())];
  }
  return bodyLines(children, reading);
}
