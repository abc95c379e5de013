import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { IndexFileError } from './bytes';
import { packFileList, shortestAbove, unpackFileList } from './fileList';

const [a, b] = ['01234567', 'abcdefab'];

describe('a list of files', () => {
  it('comes back with the names of the files', () => {
    const packed = packFileList([
      ['', a],
      ['\u0001s', b],
    ]);
    expect(unpackFileList(JSON.parse(JSON.stringify(packed)), 'shard')).toEqual([
      ['', `x-${a}.bin`],
      ['\u0001s', `x-${b}.bin`],
    ]);
    expect(unpackFileList(packFileList([]), 'words')).toEqual([]);
  });

  it.each([null, 'x', [], [1, a], ['a'], ['a b', a], ['a', a + b], ['a', 'abc'], ['a', '../../../x'], ['a', [a]]])(
    'refuses %j',
    (value) => {
      expect(() => unpackFileList(value, 'shard')).toThrow(IndexFileError);
    },
  );
});

describe('shortestAbove', () => {
  it('is a beginning of the word, above what comes before and no longer than it must be', () => {
    const words = fc.tuple(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(words, ([left, right]) => {
        fc.pre(left !== right);
        const [previous, word] = left < right ? [left, right] : [right, left];
        const found = shortestAbove(previous, word);
        expect(word.startsWith(found)).toBe(true);
        expect(found > previous && found <= word).toBe(true);
        expect(found.slice(0, -1) > previous).toBe(false);
      }),
    );
    expect(shortestAbove('memento', 'memory')).toBe('memo');
    expect(shortestAbove('', 'a')).toBe('a');
  });
});
