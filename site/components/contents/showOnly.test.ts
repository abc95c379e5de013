// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';

import type { ContentsRow } from './filter';
import { showOnly } from './showOnly';

const note = (title: string, has: string, mark = ''): string =>
  `<li data-has="${has}"><a>${title}</a> <span class="contents__about">Why ${title}?</span>${mark && `<b data-mark="${mark}"></b>`}</li>`;

let contents: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<div class="contents">
    <section class="contents__layer" id="machine">
      <div class="contents__topic" id="linux"><h3>Linux</h3><ul class="contents__notes">${note('epoll', 'lab go', 'changed')}${note('boot', '', 'read')}</ul></div>
      <div class="contents__topic" id="storage"><h3>Storage</h3><ul class="contents__notes">${note('inodes', 'lab')}</ul></div>
    </section>
    <section class="contents__layer" id="languages">
      <div class="contents__topic" id="go"><h3>Go</h3><ul class="contents__notes">${note('routines', 'go')}</ul></div>
    </section></div>`;
  contents = document.querySelector<HTMLElement>('.contents') ?? document.body;
});

const hidden = (): string[] =>
  [...contents.querySelectorAll<HTMLElement>('[hidden]')].map(
    (part) => part.id || (part.querySelector('a')?.textContent ?? ''),
  );

const withLab = ({ has }: ContentsRow): boolean => has.includes('lab');

it('hides notes, and the topics and layers of which nothing is left', () => {
  expect(showOnly(contents, true, withLab)).toMatchObject({ notes: 2, topics: 2 });
  expect(hidden()).toEqual(['boot', 'languages', 'go', 'routines']);
  expect(contents.hasAttribute('data-filtered')).toBe(true);
});

it('shows all again, whatever the filter would say', () => {
  showOnly(contents, true, withLab);
  expect(showOnly(contents, false, () => false)).toMatchObject({ notes: 4, topics: 3 });
  expect(hidden()).toEqual([]);
  expect(contents.hasAttribute('data-filtered')).toBe(false);
});

it('gives the filter title, question and topic, and the reader’s own marks', () => {
  const rows: ContentsRow[] = [];
  showOnly(contents, true, (row) => rows.push(row) > 0);
  expect(rows[0]?.text).toBe('epoll Why epoll? Linux');
  expect(rows.map(({ has }) => has.filter((each) => each !== ''))).toEqual([
    ['lab', 'go', 'changed', 'unread'],
    [],
    ['lab', 'unread'],
    ['go', 'unread'],
  ]);
});

it('counts marks over all notes, shown or not', () => {
  expect(showOnly(contents, true, () => false)).toEqual({ notes: 0, topics: 0, changed: 1, unread: 3 });
});
