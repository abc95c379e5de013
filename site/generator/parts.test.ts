import { readdirSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { importsOfGenerator, originalOfPart } from './generatorSources';
import { exchangedParts } from './replacements';

/** Theme parts of ours that the generator has no part for. */
const ownParts = ['site/plugins/search/client/theme/SearchPage/index.tsx'];

const folders = ['site/theme', 'site/plugins/search/client/theme'];
const requests = new Set(importsOfGenerator().map(({ request }) => request));
/** Components of routes are named in the options of the docs plugin. */
const routed = new Set(['@theme/DocsRoot']);

describe('a part of the theme in whose place ours is', () => {
  it.each(exchangedParts.map(({ part }) => part))('%s is one of the generator, and asked for', (part) => {
    expect(originalOfPart(part)).toBeDefined();
    if (!routed.has(part)) expect(requests).toContain(part);
  });
});

it('every part that stands in a folder of the theme is in the table', () => {
  const found = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => path.basename(file) === 'index.tsx')
      .map((file) => path.posix.join(folder, file.split(path.sep).join('/'))),
  );
  expect(found.filter((file) => !ownParts.includes(file)).sort()).toEqual(
    exchangedParts.map(({ ours }) => ours).sort(),
  );
});

it('each is found under its name', () => {
  for (const { part, ours } of exchangedParts) {
    expect(ours).toMatch(new RegExp(`/theme/${part.replace('@theme/', '')}/index\\.tsx$`));
  }
});
