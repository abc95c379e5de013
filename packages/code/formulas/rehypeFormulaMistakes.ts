import type { Root } from 'hast';
import type { VFile } from 'vfile';

import { AuthorError } from '@groundwork/lib/authorError';

/**
 * Stops the build at a formula that KaTeX cannot read: `rehype-katex` only notes it on the file, and prints the
 * formula's source in red.
 * @throws AuthorError at the first such formula.
 */
export function rehypeFormulaMistakes() {
  return (_tree: Root, file: VFile): void => {
    const mistake = file.messages.find(({ source }) => source === 'rehype-katex');
    if (!mistake) return;
    const { cause, line } = mistake;
    throw new AuthorError({
      file: file.path,
      ...(line !== undefined && { line }),
      expected: 'a formula that KaTeX reads',
      found: cause instanceof Error ? cause.message.replace(/^KaTeX parse error: /, '') : mistake.reason,
      hint: 'see katex.org/docs/supported; a dollar sign that begins no formula is written \\$',
    });
  };
}
