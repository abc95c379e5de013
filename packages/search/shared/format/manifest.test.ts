import { describe, expect, it } from 'vitest';

import { IndexFileError } from './bytes';
import { formatVersion } from './formatVersion';
import { parseManifest, type PackedManifest } from './manifest';
import type { Place } from '../places';

const hash = '01234567';
const places: Place[] = [{ kind: 'part', title: 'Read offline', about: '', url: '/docs#offline', words: ['offline'] }];

const packed: PackedManifest = {
  format: formatVersion,
  shards: ['a m', hash + hash],
  mostShardsOfPrefix: 3,
  words: ['', ''],
  directory: hash,
  directorySize: 256,
  titles: '',
  places,
  topics: [
    ['go', 'Go', 2],
    ['java', 'Java', 3],
  ],
};

describe('the manifest', () => {
  it('names the files, and numbers the pages of the topics', () => {
    expect(parseManifest(JSON.stringify(packed))).toEqual({
      pages: 5,
      shards: [
        ['a', `x-${hash}.bin`],
        ['m', `x-${hash}.bin`],
      ],
      mostShardsOfPrefix: 3,
      words: [],
      directory: [`d-${hash}.json`],
      directorySize: 256,
      topics: [
        { id: 'go', title: 'Go', first: 0, end: 2 },
        { id: 'java', title: 'Java', first: 2, end: 5 },
      ],
      places,
    });
    expect(parseManifest(JSON.stringify({ ...packed, titles: hash })).titles).toBe(`n-${hash}.json`);
  });

  it.each(Object.keys(packed))('is refused without its %s', (key) => {
    expect(() => parseManifest(JSON.stringify({ ...packed, [key]: undefined }))).toThrow(IndexFileError);
  });

  it.each([
    { format: formatVersion - 1 },
    { directorySize: 0 },
    { directorySize: 1.5 },
    { mostShardsOfPrefix: '3' },
    { shards: ['a', hash + hash] },
    { titles: '../x' },
    { topics: [['go', 'Go', -1]] },
    { topics: ['go'] },
    { places: [{ ...places[0], kind: 'script' }] },
    { places: [{ ...places[0], words: [1] }] },
    { places: [null] },
  ])('is refused with %j', (wrong) => {
    expect(() => parseManifest(JSON.stringify({ ...packed, ...wrong }))).toThrow(IndexFileError);
  });

  it.each(['', 'null', '[]', '<!doctype html>', JSON.stringify(packed).slice(0, -1)])('is not %j', (text) => {
    expect(() => parseManifest(text)).toThrow(IndexFileError);
  });
});
