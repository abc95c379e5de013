import { expect, it } from 'vitest';

import { reportAddress } from './reportAddress';

const edit = 'https://code.example/team/site/edit/main/docs/linux/ssh.mdx';
const bodyOf = (place: string, selection?: string): string | null =>
  new URL(reportAddress(edit, 'SSH', place, selection)).searchParams.get('body');

it('leads to the form of the repository, with the title of the note', () => {
  const { origin, pathname, searchParams } = new URL(reportAddress(edit, 'SSH & keys', 'here'));
  expect(`${origin}${pathname}`).toBe('https://code.example/team/site/issues/new');
  expect(searchParams.get('title')).toBe('SSH & keys');
});

it('says where the reader is, and quotes what is selected, line by line', () => {
  expect(bodyOf('https://notes.example/docs/linux/ssh#keys')).toBe('https://notes.example/docs/linux/ssh#keys');
  expect(bodyOf('here', 'one\ntwo')).toBe('here\n\n> one\n> two');
});

it('cuts a selection that would make the address too long', () => {
  expect(reportAddress(edit, 'SSH', 'here', 'x'.repeat(100_000)).length).toBeLessThan(1300);
});
