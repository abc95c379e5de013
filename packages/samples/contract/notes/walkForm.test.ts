import { expect, it } from 'vitest';

import { notesFolder } from '../../testing/notesFolder';
import { isWalk, saysWalk } from './walkForm';

it.each([
  ['---\ntitle: A\nform: walk\n---\n', true],
  ['---\nform: "walk"\n---\n', true],
  ['---\r\nform: walk\r\n---\r\n', true],
  ['---\nform: walks\n---\n', false],
  ['---\ntitle: A\n---\n\nform: walk\n', false],
  ['form: walk\n', false],
])('with a walk is what its front matter says, and no other text: %j', (text, is) => {
  expect(saysWalk(text)).toBe(is);
});

it('reads the note of a page', () => {
  const { root, write } = notesFolder();
  write('docs/go/maps.mdx', '---\nform: walk\n---\n');
  expect(isWalk(root, 'go/maps')).toBe(true);
});
