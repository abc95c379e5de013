import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { carriedOver, type CodeLine } from './lines';

const program: CodeLine[] = [
  [
    ['const', 'tk'],
    [' x = ', ''],
    ['1', 'tn'],
  ],
  [],
  [['// end', 'tc']],
];

it('keeps the looks of lines that were not touched', () => {
  expect(carriedOver(program, 'const x = 1\nlet y\n\n// end')).toEqual([program[0], plain('let y'), [], program[2]]);
  expect(carriedOver(program, '// end')).toEqual([program[2]]);
});

it('gives what is typed within a line the look of what stands before it', () => {
  expect(carriedOver(program, 'const x = 1\n\n// the end')[2]).toEqual([
    ['// ', 'tc'],
    ['the ', 'tc'],
    ['end', 'tc'],
  ]);
  expect(carriedOver(program, 'const x = 42\n\n// end')[0]).toEqual([
    ['const', 'tk'],
    [' x = ', ''],
    ['42', ''],
  ]);
});

it('begins plain', () => {
  expect(carriedOver([], 'a\n\nb')).toEqual([plain('a'), [], plain('b')]);
});

it('never says another text than the one that is there', () => {
  const text = fc.array(fc.constantFrom('a', 'b', '\n', ' ', '😀')).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = carriedOver(carriedOver([], before), after);
      expect(lines.map((line) => line.map(([part]) => part).join('')).join('\n')).toBe(after);
      expect(lines.flat().every(([part]) => part !== '')).toBe(true);
    }),
  );
});

function plain(text: string): CodeLine {
  return [[text, '']];
}
