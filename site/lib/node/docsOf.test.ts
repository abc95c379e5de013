import { expect, it } from 'vitest';

import { changedOf, docsOf, questionOf, type Doc } from './docsOf';

const doc = (frontMatter: object): Doc => ({
  permalink: '/docs/linux/epoll',
  title: 'epoll',
  description: 'What epoll does.',
  source: '@site/docs/linux/epoll.mdx',
  frontMatter,
});

it('has the pages of all versions, and none where there is no such plugin', () => {
  const [a, b] = [doc({}), doc({ question: 'Why?' })];
  const loaded = { loadedVersions: [{ docs: [a] }, { docs: [b] }] };
  expect(docsOf({ 'docusaurus-plugin-content-docs': { default: loaded } })).toEqual([a, b]);
  expect(docsOf({})).toEqual([]);
  expect(docsOf({ 'docusaurus-plugin-content-docs': { other: loaded } })).toEqual([]);
});

it('has the day of a change as it was written, whether YAML took it for a text or a moment', () => {
  const change = { kind: 'corrected', what: 'Edge-triggered was wrong.' };
  const expected = { on: '2026-11-25', ...change };
  expect(changedOf(doc({ changed: { on: '2026-11-25', ...change } }))).toEqual(expected);
  expect(changedOf(doc({ changed: { on: new Date('2026-11-25'), ...change } }))).toEqual(expected);
  expect(changedOf(doc({}))).toBeUndefined();
});

it('has a question only where it is a text', () => {
  expect(questionOf(doc({ question: 'Why?' }))).toBe('Why?');
  expect(questionOf(doc({ question: true }))).toBeUndefined();
  expect(questionOf(doc({}))).toBeUndefined();
});
