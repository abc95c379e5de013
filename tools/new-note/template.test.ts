import { describe, expect, it } from 'vitest';

import { topics } from '../../config/topics';
import { parseMdx } from '../../lib/parseMdx';
import { readFrontMatter } from '../../plugins/notes-graph/node/frontMatter';
import { blocksIn } from '../../lib/samples/discover';
import { firstSample, noteText, titleOf } from './template';

describe('the text of a new note', () => {
  it.each(topics.flatMap(({ id, pages }) => pages.map((page) => `${id}/${page}`)))(
    '%s is accepted by the build',
    (page) => {
      const file = `docs/${page}.mdx`;
      const sample = firstSample(page.split('/')[0]!);
      const text = noteText(page, 'a-concept', sample, '2026-11-20');
      const { data } = readFrontMatter(text, file);
      expect(data.title).toBe(titleOf(page));
      expect(data.question).toMatch(/\?$/);
      // The opening begins with the description, word for word.
      expect(text.split('---\n')[2]?.trimStart().startsWith(data.description)).toBe(true);
      expect(blocksIn(parseMdx(text, file), page, file)).toMatchObject([{ file: sample.file }, { kind: 'session' }]);
    },
  );

  it('has the parts of a note in their order', () => {
    const text = noteText('linux/epoll', 'epoll', firstSample('linux'), '2026-11-20');
    const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    expect(headings.slice(-4)).toEqual([
      'Going deeper: TODO, what the expert finds here',
      'When to use it and when not',
      'Check yourself',
      'See it yourself',
    ]);
    expect(text.match(/<summary>.*\?<\/summary>/g)).toHaveLength(5);
    const opening = text.split('---\n')[2]?.split('\n## ')[0] ?? '';
    expect(opening.split(/\s+/).length).toBeGreaterThan(60);
  });
});
