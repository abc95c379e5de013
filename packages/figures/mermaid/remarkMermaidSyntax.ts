import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { AuthorError } from '@groundwork/lib/authorError';
import { QuestionThread } from '@groundwork/lib/node/questionThread';

interface SyntaxMistake {
  message: string;
  /** Line of the diagram, counted from 1. */
  line?: number;
}

const parser = new QuestionThread<string, SyntaxMistake | null>(new URL('mermaidParser.worker.mjs', import.meta.url));

/**
 * Holds each ```mermaid block to Mermaid's own grammar. The renderer of the build (`beautifulMermaid.ts`) draws what it
 * understands of a text and leaves out the rest, so a slip would be published as another diagram.
 * @throws AuthorError at the line that the parser could not read.
 */
export function remarkMermaidSyntax() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const diagrams: Code[] = [];
    visit(tree, 'code', (node) => {
      if (node.lang === 'mermaid') diagrams.push(node);
    });
    for (const diagram of diagrams) {
      const mistake = await parser.ask(diagram.value);
      if (mistake) throw authorError(mistake, diagram, file.path);
    }
  };
}

function authorError({ message, line = 0 }: SyntaxMistake, diagram: Code, file: string): AuthorError {
  return new AuthorError({
    file,
    ...(diagram.position && { line: diagram.position.start.line + line }),
    expected: 'a diagram in Mermaid syntax',
    found: oneLine(message, diagram.value.split('\n')[line - 1]),
    hint: 'quote a label that has brackets, colons or quotes: A["f(x)"]; see mermaid.js.org/intro/syntax-reference',
  });
}

/** `Parse error on line 2: …` is a drawing in characters; its last line says what came instead of what. */
function oneLine(message: string, line: string | undefined): string {
  const lines = message.trim().split('\n');
  const reason = /got '[^']*'/.exec(lines.at(-1) ?? '')?.[0];
  if (line === undefined || reason === undefined) return lines.join(' ');
  return `${line.trim()} (${reason})`;
}
