import { expect, it } from 'vitest';

import { parseDocument } from '@groundwork/lib/htmlTree';
import { minimalHtml } from './minimalHtml';
import { takeNote } from './noteFragment';

const data = {
  metadata: { permalink: '/docs/a' },
  frontMatter: { title: '</script>' },
  assets: {},
  toc: [],
  definitions: { lock: 'A lock reserves a row.' },
};
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
const page = (value: unknown) =>
  parseDocument(
    `<main><div title="a > b" data-note="/docs/a"><div><p>Text.</p></div><p>More.</p></div><script type="application/json" data-note-data="">${json(value)}</script></main>`,
  );

it('gives definitions to the fragment, which others fetch, and not to the page', () => {
  const document = page(data);
  expect(takeNote(document)).toEqual({ html: '<div><p>Text.</div><p>More.', data });
  const { definitions: _forOthers, ...rest } = data;
  expect(minimalHtml(document)).toBe(minimalHtml(page(rest)));
});

it('leaves the contents out of a page that lists them', () => {
  const listed = { ...data, toc: [{ id: 'a', level: 2, value: 'A' }] };
  const list = '<ul class=table-of-contents><li><a href=#a>A</a></ul>';
  const withList = parseDocument(minimalHtml(page(listed)).replace('</main>', `${list}</main>`));
  expect(takeNote(withList)?.data.toc).toEqual(listed.toc);
  expect(minimalHtml(withList)).not.toContain('"toc"');
  const without = page(listed);
  takeNote(without);
  expect(minimalHtml(without)).toContain('"toc":[{"id":"a"');
});

it('takes nothing from a page without a note', () => {
  expect(takeNote(parseDocument('<main>data-note="/docs/a" data-note-data</main>'))).toBeUndefined();
});
