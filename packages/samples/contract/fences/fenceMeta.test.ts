import { expect, it } from 'vitest';

import { parseFenceMeta } from './fenceMeta';

const place = { file: 'docs/linux/epoll.mdx', line: 7 };

it('reads keys with bare and quoted values, and the marks for the highlighter', () => {
  expect(parseFenceMeta('file=a.go fails="exit status 2" {1,3-4}', place)).toEqual({
    file: 'a.go',
    fails: 'exit status 2',
    highlight: '{1,3-4}',
  });
  expect(parseFenceMeta(null, place)).toEqual({ highlight: '' });
});

it('refuses any other word, where it stands', () => {
  expect(() => parseFenceMeta('file=a.go fial=1', place)).toThrow(/epoll\.mdx:7[^]*one of file=,[^]*found +fial=1/);
  expect(() => parseFenceMeta('fails=exit status 2', place)).toThrow(/found +status\n[^]*quote values/);
});
