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
      expect(readFrontMatter(text, file).data.title).toBe(titleOf(page));
      expect(blocksIn(parseMdx(text, file), page, file)).toMatchObject([{ file: sample.file }, { kind: 'session' }]);
    },
  );
});
