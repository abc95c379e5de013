import { expect, test } from 'vitest';

import { shapeGlobalData, type GlobalData } from './shapeGlobalData';

const doc = (id: string) => ({ id, path: `/docs/${id}`, sidebar: 'main' });
const version = { path: '/docs', mainDocId: 'introduction', docs: ['introduction', 'linux/ssh', 'go/maps'].map(doc) };
const data: GlobalData = { versions: [version] };
const idsOf = (shaped: GlobalData): string[][] => shaped.versions.map(({ docs }) => docs.map(({ id }) => id));

test('one pattern stands for the notes to which no item of the navbar links', () => {
  const shaped = shapeGlobalData(data, [{ type: 'doc', docId: 'introduction' }, {}]);
  expect(shaped.versions[0]!.docs).toEqual([doc('introduction'), { id: '*', path: '/docs/:note+', sidebar: 'main' }]);
});

test('a note to which the navbar links is found by its id, in a dropdown too', () => {
  const shaped = shapeGlobalData(data, [{ items: [{ type: 'doc', docId: 'go/maps' }] }]);
  expect(idsOf(shaped)).toEqual([['introduction', 'go/maps', '*']]);
});

test('where versions can be switched, every note is found by its id', () => {
  expect(shapeGlobalData(data, [{ type: 'docsVersionDropdown' }])).toBe(data);
  expect(shapeGlobalData(data, [{ items: [{ type: 'docsVersionDropdown' }] }])).toBe(data);
  const twoVersions = { versions: [version, version] };
  expect(shapeGlobalData(twoVersions, [])).toBe(twoVersions);
});
