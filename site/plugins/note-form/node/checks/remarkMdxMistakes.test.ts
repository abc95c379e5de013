import path from 'node:path';

import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';

import { remarkMdxMistakes } from './remarkMdxMistakes';

const root = '/site';
const processor = unified().use(remarkParse).use(remarkMdx).use(remarkMdxMistakes, { root });
const parse = (value: string) => processor.parse(new VFile({ path: path.join(root, 'docs/linux/epoll.mdx'), value }));

it('leaves a note that is MDX alone', () => {
  expect(parse('A *text*.').children).toHaveLength(1);
});

it('names file and line of what is no MDX, and how to mend it', () => {
  expect(() => parse('One.\n\nTwo { three.')).toThrow(
    /^docs\/linux\/epoll\.mdx:\d+\n {2}expected {2}MDX\n {2}found {5}.+\n {2}hint {6}write \{ and < in prose as code/,
  );
});
