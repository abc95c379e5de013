import { expect, it } from 'vitest';

import { notesFolder } from '../../testing/notesFolder';
import { asShown, offersFolder, shownFiles } from './shownFiles';

const { root, write } = notesFolder();
const shown = (text: string): string => Buffer.from(asShown(Buffer.from(text))).toString();

it('a text is without markers and notes, and has one line end', () => {
  expect(shown('# #region a\nprint(1) #: It prints.\n# #endregion a\n\n')).toBe('print(1)\n');
});

it('what has neither is left byte for byte, and so is what is no text', () => {
  for (const text of ['print(1)', 'print(1)\n\n', '\0 # #region a\n# #endregion a\n']) expect(shown(text)).toBe(text);
});

it('a folder is offered from two files on, each of a size that somebody downloads', () => {
  expect([offersFolder(['a.py']), offersFolder(['a.py', 'b.py'])]).toEqual([false, true]);
  write('samples/go/maps/a.go', 'package main\n');
  write('samples/go/maps/big.txt', 'x'.repeat(1_000_001));
  const [file] = shownFiles(root, 'go/maps', ['a.go']);
  expect(file).toMatchObject({ name: 'a.go', isExecutable: false });
  expect(() => shownFiles(root, 'go/maps', ['big.txt'])).toThrow(/samples\/go\/maps\/big\.txt[^]*1000001 bytes/);
});
