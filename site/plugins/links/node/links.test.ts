import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { VFile } from 'vfile';

import { brokenLinkHooks } from './brokenLinks';
import { remarkInternalLinks } from './remarkInternalLinks';

const options = { siteDir: '/site', routes: ['/', '/why', '/docs/linux/epoll', '/docs/introduction'] };

function check(markdown: string): void {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkInternalLinks, options);
  const file = new VFile({ path: '/site/docs/a.mdx', value: markdown });
  processor.runSync(processor.parse(file), file);
}

test.each([
  '[a](/docs/linux/epoll)',
  '[a](/docs/linux/epoll/?x=1#y)',
  '[home](/)',
  '[other site](https://example.org/docs/nowhere)',
  '[protocol-relative](//example.org/nowhere)',
  '[anchor](#nowhere) [file](./other.mdx) [asset](/img/a.svg)',
])('accepts %s', (markdown) => expect(() => check(markdown)).not.toThrow());

test('refuses a page that is not there with file, line, expected, found and hint', () => {
  expect(() => check('Text.\n\nMore [text](/docs/linux/epol#x).')).toThrow(
    [
      'docs/a.mdx:3',
      '  expected  a link to a page of this site that is written',
      '  found     /docs/linux/epol#x',
      '  hint      did you mean /docs/linux/epoll?',
    ].join('\n'),
  );
});

test('refuses a reference to a page that is not there', () => {
  expect(() => check('[text][a]\n\n[a]: /nowhere/at/all')).toThrow(
    /docs\/a\.mdx:3[^]*site\/config\/routes\/plannedRoutes\.ts/,
  );
});

test.each(['onBrokenMarkdownLinks', 'onBrokenMarkdownImages'] as const)('%s names file and line', (hook) => {
  const node = { type: 'link', url: './gone.mdx', position: { start: { line: 7 }, end: {} } };
  const broken = { sourceFilePath: 'docs/a.mdx', url: './gone.mdx', node };
  expect(() => brokenLinkHooks[hook](broken as never)).toThrow(
    /^docs\/a\.mdx:7\n {2}expected .*\n {2}found {5}\.\/gone\.mdx\n {2}hint {6}write the path relative to this file/,
  );
});
