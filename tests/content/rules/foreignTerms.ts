import type { Nodes, Parent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

import { linkedPage, type Note } from '../../../plugins/notes-graph/node/readNotes';
import type { Finding } from './finding';

/** Other names of a concept, as text calls it. */
export type ConceptNames = Readonly<Record<string, readonly string[]>>;

interface Term {
  pattern: RegExp;
  concept: string;
  home: Note;
}

/**
 * First uses of a term that another note defines, which this note neither links nor explains at that place. Looked for
 * are the concepts that the note requires, and those of other notes that have a name of several words: a single word
 * (`file`, `process`) is too often meant in its plain sense.
 */
export function foreignTermFindings(note: Note, tree: Root, notes: readonly Note[], names: ConceptNames): Finding[] {
  const terms = termsFor(note, notes, names);
  const settled = new Set<Term>();
  const findings: Finding[] = [];
  for (const { text, line, links, strong } of paragraphsOf(tree, note.file)) {
    for (const term of terms) {
      if (settled.has(term)) continue;
      const use = term.pattern.exec(text);
      if (links.includes(term.home.page)) settled.add(term);
      else if (use) {
        settled.add(term);
        // A term in bold is being defined.
        if (!strong.some((bold) => term.pattern.test(bold)))
          findings.push(findingOf(term, line + lineAt(text, use.index)));
      }
    }
  }
  return findings;
}

function findingOf({ concept, home }: Term, line: number): Finding {
  return {
    line,
    expected: `a link at the first use of ${concept.replaceAll('-', ' ')}, and three to eight words that say what it is`,
    found: 'a use before any link',
    hint: `link to ${home.file}, or define it here in bold`,
  };
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length - 1;

function termsFor(note: Note, notes: readonly Note[], names: ConceptNames): Term[] {
  const { defines, requires } = note.frontMatter.data;
  const own = new Set(defines);
  return notes.flatMap((home) =>
    home === note
      ? []
      : home.frontMatter.data.defines
          .filter((id) => !own.has(id) && (id.includes('-') || requires.includes(id)))
          .map((concept) => ({ concept, home, pattern: patternOf([concept, ...(names[concept] ?? [])]) })),
  );
}

/** The words of any of the names, with spaces or hyphens between them, the last one in the plural too. */
function patternOf(names: readonly string[]): RegExp {
  const alternatives = names.map((name) => name.split(/[-\s]+/).join('[-\\s]+'));
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${alternatives.join('|')})(?:e?s)?(?![\\p{L}\\p{N}-])`, 'iu');
}

interface ReadParagraph {
  text: string;
  line: number;
  /** Pages that it links to. */
  links: string[];
  /** What it says in bold. */
  strong: string[];
}

function paragraphsOf(tree: Root, file: string): ReadParagraph[] {
  const found: ReadParagraph[] = [];
  const below = file.slice('docs/'.length);
  visit(tree, (node) => {
    if (node.type !== 'paragraph') return undefined;
    const links: string[] = [];
    const strong: string[] = [];
    visit(node, (part) => {
      if (part.type === 'link') links.push(...[linkedPage(part.url, below)].filter((page) => page !== undefined));
      if (part.type === 'strong') strong.push(wordsOf(part));
    });
    found.push({ text: wordsOf(node), line: node.position?.start.line ?? 1, links, strong });
    return SKIP;
  });
  return found;
}

/** Text without code: a name in code is not a term. */
function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? (node as Parent).children.map(wordsOf).join('') : '';
}
