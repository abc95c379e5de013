import { expect, it } from 'vitest';

import { noteOf, withoutDefinitions } from './writeFragment';

const data = {
  metadata: { permalink: '/docs/a' },
  frontMatter: { title: '</script>' },
  assets: {},
  toc: [],
  definitions: { lock: 'A lock reserves a row.' },
};
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
const page = (value: unknown) =>
  `<main><div data-note="/docs/a"><p>Text.</p></div><script type="application/json" data-note-data="">${json(value)}</script></main>`;

it('gives definitions to the fragment, which others fetch, and not to the page', () => {
  expect(noteOf(page(data))?.data.definitions).toEqual({ lock: 'A lock reserves a row.' });
  const { definitions: _forOthers, ...rest } = data;
  expect(withoutDefinitions(page(data))).toBe(page(rest));
  expect(withoutDefinitions('<main></main>')).toBe('<main></main>');
});
