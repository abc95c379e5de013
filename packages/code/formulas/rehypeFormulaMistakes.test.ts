import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';

import { rehypeFormulaMistakes } from './rehypeFormulaMistakes';

async function compile(text: string): Promise<void> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMath)
    .use(remarkRehype)
    .use(rehypeKatex, { output: 'mathml', strict: 'error' })
    .use(rehypeFormulaMistakes);
  await processor.run(processor.parse(text), new VFile({ path: 'docs/mathematics/sine.mdx' }));
}

it('leaves a formula alone that is right', async () => {
  await expect(compile('So $\\frac{1}{2}$.')).resolves.toBeUndefined();
});

it.each([
  ['a brace that is not closed', 'So\n\n$\\frac{1}{2$', 'Unexpected end of input in a macro argument'],
  ['a command that there is not', 'So\n\n$\\foo$', 'Undefined control sequence: \\foo'],
  ['what KaTeX would only guess', 'So\n\n$größer$', 'LaTeX-incompatible input'],
])('stops at %s, with its line', async (_what, text, found) => {
  const error = await compile(text).catch((reason: unknown) => String(reason));
  expect(error).toContain('docs/mathematics/sine.mdx:3\n  expected  a formula that KaTeX reads\n');
  expect(error).toContain(`found     ${found}`);
});
