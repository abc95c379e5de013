import type { PhrasingContent } from 'mdast';

import { linkedPage } from '../../site/plugins/note-form/node/graph/readNotes';
import { attributeIn } from './elements';

/** Text of a paragraph, a heading or a cell as a reader sees it, each link with where it leads. */
export function inlineText(nodes: readonly PhrasingContent[], below: string): string {
  return nodes.map((node) => textOf(node, below)).join('');
}

/** 10 to the power of 23 is 10^23. */
const raising: Record<string, string> = { sup: '^', sub: '_' };

function textOf(node: PhrasingContent, below: string): string {
  switch (node.type) {
    case 'text':
      return node.value.replaceAll('\n', ' ');
    case 'inlineCode':
      return `\`${node.value}\``;
    case 'inlineMath':
      return `$${node.value}$`;
    case 'break':
      return '\n';
    case 'image':
      return `[Picture: ${node.alt ?? ''}]`;
    case 'mdxJsxTextElement':
      if (node.name === 'img') return `[Picture: ${attributeIn(node, 'alt')}]`;
      return `${raising[node.name ?? ''] ?? ''}${inlineText(node.children, below)}`;
    case 'link':
      return `${inlineText(node.children, below)} (→ ${targetOf(node.url, below)})`;
    default:
      return 'children' in node ? inlineText(node.children, below) : '';
  }
}

/** A note by its page, anything else by its address. */
function targetOf(url: string, below: string): string {
  const page = linkedPage(url, below);
  const anchor = /#.*$/.exec(url)?.[0] ?? '';
  return page === undefined ? url : `${page}${anchor}`;
}

/** Breaks a text at spaces so that no line is longer than `width`, where words allow it. */
export function wrapped(text: string, width = 100): string[] {
  return text.split('\n').flatMap((part) => {
    const lines: string[] = [];
    let line = '';
    for (const word of part.split(/ +/)) {
      if (line !== '' && line.length + 1 + word.length > width) {
        lines.push(line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line];
  });
}
