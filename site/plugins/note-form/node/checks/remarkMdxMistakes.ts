import path from 'node:path';

import type { Processor } from 'unified';

import { defined } from '@groundwork/lib/defined';
import { mdxMistake } from '@groundwork/lib/parseMdx';

interface RemarkMdxMistakesOptions {
  /** The repository's folder on this machine. */
  root: string;
}

/** Answers a note that is no MDX as any mistake of an author: with its line, what was expected, and a hint. */
export function remarkMdxMistakes(this: Processor, { root }: RemarkMdxMistakesOptions): void {
  const parser = defined(this.parser, 'The parser of MDX');
  this.parser = (text, file) => {
    try {
      return parser(text, file);
    } catch (error) {
      throw mdxMistake(error, path.relative(root, file.path));
    }
  };
}
