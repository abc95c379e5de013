import { describe, expect, it } from 'vitest';

import { topics } from '../../site/config/topics';
import { parseMdx } from '@groundwork/lib/parseMdx';
import { checkForm } from '../../site/plugins/note-form/node/checks/checkForm';
import { partsOf } from '../../site/plugins/note-form/node/parts/partsOf';
import { readFrontMatter } from '../../site/plugins/note-form/node/frontMatter';
import { blocksIn } from '@groundwork/samples';
import { firstSample, noteText, titleFromPage } from './template';

describe('the text of a new note', () => {
  it.each(topics.flatMap(({ id, pages }) => pages.map((page) => `${id}/${page}`)))(
    '%s is accepted by the build',
    (page) => {
      const file = `docs/${page}.mdx`;
      const sample = firstSample(page.split('/')[0]!);
      const text = noteText(page, 'a-concept', sample, '2026-11-20');
      const frontMatter = readFrontMatter(text, file);
      const { data } = frontMatter;
      expect(data.title).toBe(titleFromPage(page));
      expect(data.question).toMatch(/\?$/);
      expect(checkForm({ file, frontMatter, parts: partsOf(parseMdx(text, file)) })).toEqual([]);
      expect(blocksIn(text, page, file)).toMatchObject([{ file: sample.file }, { kind: 'session' }]);
    },
  );

  it('has the parts of a note in their order', () => {
    const text = noteText('linux/epoll', 'epoll', firstSample('linux'), '2026-11-20');
    const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    expect(headings.slice(-5)).toEqual([
      'Where you meet it on Monday',
      'What you can do now',
      'Look it up',
      'Going deeper',
      'Check yourself',
    ]);
  });
});
