import { expect, it } from 'vitest';

import { changedParts, contentOf, pagesPattern, touchedPages } from './changed';
import { landingParts } from './landing';

const pages = ['introduction', 'java/jvm', 'java/jvm/class-loading', 'linux/epoll', 'linux/epoll-2'];
const namesFor = (...files: string[]): string[] => changedParts(files, pages).map(({ name }) => name);

it('runs what the touched files can break, and nothing else', () => {
  expect(namesFor()).toEqual([]);
  expect(namesFor('README.md')).toEqual(['format']);
  expect(namesFor('tools/check/check.ts')).toEqual(['format', 'lint', 'types', 'unit']);
  expect(namesFor('packages/labs-kit/styles/lab.css')).toEqual(['format', 'styles']);
  expect(namesFor('docs/introduction.mdx')).toEqual(['format', 'samples', 'content', 'pages']);
  expect(namesFor('samples/linux/epoll/watch.c')).toContain('pages');
  expect(namesFor('site/config/dictionary.txt')).toContain('content');
});

it('does not hand a file to a tool that is gone, and still runs the tests that used it', () => {
  expect(namesFor('tools/check/gone.ts')).toEqual(['types', 'unit']);
});

it('finds the note of a text or a program, and none that is gone', () => {
  const touched = touchedPages(
    [
      'docs/java/jvm/index.mdx',
      'samples/java/jvm/class-loading/a/B.java',
      'samples/linux/epoll/w.c',
      'docs/a/gone.mdx',
      'README.md',
    ],
    pages,
  );
  expect(touched).toEqual(['java/jvm', 'java/jvm/class-loading', 'linux/epoll']);
});

it('takes the tests of content that name the note or none', () => {
  const pattern = new RegExp(contentOf(['linux/epoll']));
  expect(pattern.test('linux/epoll says things plainly')).toBe(true);
  expect(pattern.test('a program with a Run button linux/epoll/w.mjs')).toBe(true);
  expect(pattern.test('listings of the notes linux/epoll: are printed once')).toBe(true);
  expect(pattern.test('spelling knows every word of the notes')).toBe(true);
  expect(pattern.test('linux/epoll-2 says things plainly')).toBe(false);
});

it('takes the tests of the built site that are about the note', () => {
  const pattern = new RegExp(pagesPattern(['linux/epoll']));
  expect(pattern.test('/docs/linux/epoll: valid HTML')).toBe(true);
  expect(pattern.test('/docs/linux/epoll-2: valid HTML')).toBe(false);
});

it('says of a change of notes what CI will say, and of code what is quick beside that', () => {
  const notes = landingParts(['docs/linux/epoll.mdx', 'samples/linux/epoll/w.ts', 'site/config/dictionary.txt']);
  expect(notes).toEqual(['format', 'samples', 'content', 'build', 'site', 'sizes']);
  expect(landingParts(['site/config/topics.ts'])).toEqual([...notes, 'lint', 'types', 'unit']);
});
