import type { MarkdownHooks } from '@docusaurus/types';

import { AuthorError } from '@groundwork/lib/authorError';

interface Broken {
  sourceFilePath: string;
  url: string;
  node: { position?: { start: { line: number } } | undefined };
}

/** What the generator calls for a link to a Markdown file, or an image, that is not there: the build fails. */
export const brokenLinkHooks = {
  onBrokenMarkdownLinks: (broken) =>
    refuse(
      broken,
      'a link to a note that is written',
      'write the path relative to this file, with its ending: ../linux/epoll.mdx',
    ),
  onBrokenMarkdownImages: (broken) =>
    refuse(broken, 'an image file that is in the repository', 'write the path relative to this file: ./img/name.svg'),
} satisfies MarkdownHooks;

function refuse({ sourceFilePath, url, node }: Broken, expected: string, hint: string): never {
  throw new AuthorError({ file: sourceFilePath, line: node.position?.start.line, expected, found: url, hint });
}
