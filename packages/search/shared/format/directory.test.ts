import { describe, expect, it } from 'vitest';

import { IndexFileError } from './bytes';
import { packDirectory, unpackDirectory } from './directory';

const hash = (digit: string): string => digit.repeat(8);

describe('directory', () => {
  it('comes back as it was, nearest first, with a pair of its pages at both', () => {
    const far = { page: 12, level: 3 };
    const entries = [
      { hash: hash('a'), near: [{ page: 258, level: 0 }, { page: 1, level: 2 }, far] },
      { hash: hash('b'), near: [] },
      {
        hash: hash('0'),
        near: [
          { page: 256, level: 0 },
          { page: 3, level: 1 },
          { page: 999, level: 1 },
        ],
      },
    ];
    expect(unpackDirectory(packDirectory(entries, 256), 256)).toEqual(entries);
  });

  it('may be empty', () => {
    expect(unpackDirectory(packDirectory([], 0), 0)).toEqual([]);
  });

  it.each([
    ...['', '{}', '[1]', '[[]]', '["",1]', '["abc",""]', '["zzzzzzzz",""]'],
    ...[`["${hash('a')}"]`, `["${hash('a')}","1a;2a"]`, `["${hash('a')}","x"]`, `["${hash('a')}","-1a"]`],
    ...[`["${hash('a')}","0.5a"]`, `["${hash('a')}","1e"]`, `["${hash('a')}","1`],
  ])('refuses %s', (json) => {
    expect(() => unpackDirectory(json, 0)).toThrow(IndexFileError);
  });
});
