import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { brokenAnchors } from './brokenAnchors';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'anchors-'));

beforeAll(() => {
  fs.mkdirSync(path.join(root, 'docs/go'), { recursive: true });
  fs.writeFileSync(
    path.join(root, 'docs/go/pointers.mdx'),
    'One.\n\nSee [maps](./maps.mdx#no-such).\n\n[here](#nowhere)\n',
  );
});
afterAll(() => fs.rmSync(root, { recursive: true }));

/** As the generator writes them, of a site below a base URL and of pages that are no notes. */
const warning = `[WARNING] Docusaurus found broken anchors!

Exhaustive list of all broken anchors found:
- Broken anchor on source page path = /til/docs/go/pointers:
   -> linking to /til/docs/go/maps#no-such
   -> linking to #nowhere (resolved as: /til/docs/go/pointers#nowhere)
- Broken anchor on source page path = /til/talks:
   -> linking to #x (resolved as: /til/talks#x)
`;

it('names file and line of each broken anchor of a note', () => {
  const told = brokenAnchors(warning, root);
  expect(told.map((mistake) => mistake.split('\n')[0])).toEqual(['docs/go/pointers.mdx:3', 'docs/go/pointers.mdx:5']);
  expect(told[0]).toMatch(/\n {2}expected {2}.+\n {2}found {5}\/til\/docs\/go\/maps#no-such\n {2}hint {6}.+/);
});

it('finds none in other warnings', () => {
  expect(brokenAnchors('[WARNING] Duplicate routes found!\n   -> linking to nothing', root)).toEqual([]);
});
