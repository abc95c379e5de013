import type { Link } from 'mdast';
import { visit } from 'unist-util-visit';
import { parse, stringify } from 'yaml';

import { parseMdx } from '@groundwork/lib/parseMdx';
import { applyEdits, type Edit } from './edits';
import { targetOf, unlinked } from './links';
import type { BenchNote } from './note';

interface Concepts {
  /** The sentence that defines each concept. */
  defines?: Record<string, string>;
  requires?: string[];
}

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/**
 * Written notes with everything cut that leads out of the set of `pages`, so that a small set builds too: links to
 * absent pages become their text, required concepts that no note of the set defines go. Other notes stay as they are.
 */
export function fitToSet(notes: readonly BenchNote[], pages: ReadonlySet<string>): BenchNote[] {
  const defined = new Set(notes.flatMap(({ text }) => Object.keys(conceptsOf(text).defines ?? {})));
  return notes.map((note) => ({ ...note, text: withKnownConcepts(withKnownLinks(note, pages), defined) }));
}

function withKnownLinks({ text, file }: BenchNote, pages: ReadonlySet<string>): string {
  const edits: Edit[] = [];
  visit(parseMdx(text, file), 'link', (node: Link) => {
    const target = targetOf(node.url, file);
    if (target.kind === 'page' && !pages.has(target.page)) edits.push(...unlinked(node));
  });
  return applyEdits(text, edits);
}

function withKnownConcepts(text: string, defined: ReadonlySet<string>): string {
  const front = conceptsOf(text);
  if (!front.requires || front.requires.every((concept) => defined.has(concept))) return text;
  const requires = front.requires.filter((concept) => defined.has(concept));
  return text.replace(frontMatter, () => `---\n${stringify({ ...front, requires })}---\n`);
}

function conceptsOf(text: string): Concepts {
  return (parse(frontMatter.exec(text)?.[1] ?? '') ?? {}) as Concepts;
}
