import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

import { AuthorError } from './authorError';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkGfm)
  .use(remarkMath)
  .use(remarkMdx)
  .freeze();

/** The syntax tree of a note. `file` is its path relative to the repository, for the error of a note that is no MDX. */
export function parseMdx(text: string, file: string): Root {
  try {
    return parser.parse(text);
  } catch (error) {
    throw mdxMistake(error, file);
  }
}

/** What the parser of MDX threw, as the mistake of an author. */
export function mdxMistake(error: unknown, file: string): AuthorError {
  const { line, reason, message } = error as { line?: number; reason?: string; message: string };
  // A tag that is not closed has its place in the text alone: `(117:1-117:6)`.
  const [, lineInText] = /\((\d+):\d+-\d+:\d+\)/.exec(reason ?? message) ?? [];
  return new AuthorError({
    file,
    line: line ?? (lineInText === undefined ? undefined : Number(lineInText)),
    expected: 'MDX',
    found: reason ?? message,
    hint: 'write { and < in prose as code, or escape them: \\{ and \\<',
  });
}
