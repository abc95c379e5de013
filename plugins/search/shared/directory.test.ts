import { describe, expect, it } from 'vitest';

import { IndexFileError } from './bytes';
import { packDirectory, unpackDirectory } from './directory';

describe('directory', () => {
  it('comes back as it was', () => {
    const entries = [
      { file: 't-1.json', linked: [1, 256] },
      { file: 't-2.json', linked: [] },
    ];
    expect(unpackDirectory(packDirectory(entries))).toEqual(entries);
  });

  it.each(['', '{}', '[1]', '[[]]', '[[1]]', '[["t", -1]]', '[["t", "1"]]', '[["t", 0.5]]', '["t"]'])(
    'refuses %s',
    (json) => {
      expect(() => unpackDirectory(json)).toThrow(IndexFileError);
    },
  );
});
