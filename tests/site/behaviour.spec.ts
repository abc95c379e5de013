import { readFileSync } from 'node:fs';

import { owner } from '../../config/owner';
import { parseBehaviour, unmet, type Expectation } from './support/behaviourTable';
import { builtFiles } from './support/builtPages';
import { rawRequest } from './support/rawRequest';
import { expect, test } from './support/test';

const files = builtFiles();
const placeholders: Record<string, string> = {
  '{script}': files.find((file) => /^\/assets\/js\/main\..*\.js$/.test(file)) ?? 'no script in the build',
  '{style}': files.find((file) => /^\/assets\/css\/.*\.css$/.test(file)) ?? 'no style in the build',
  '{frame}':
    files.find((file) => /^\/frames\/(?!edit-).*\.html$/.test(file))?.replace('.html', '') ?? 'no frame in the build',
  '{editFrame}':
    files.find((file) => /^\/frames\/edit-.*\.html$/.test(file))?.replace('.html', '') ?? 'no frame in the build',
};
const base = owner.baseUrl.slice(0, -1);

/** A location is a path as well, and the table's paths are below the base URL. */
function belowBase(expectation: Expectation): Expectation {
  return expectation.name === 'location' ? { ...expectation, value: base + expectation.value } : expectation;
}

for (const { line, method, path, headers, expectations } of parseBehaviour(
  readFileSync('tests/site/behaviour.txt', 'utf8'),
)) {
  test(`line ${line}: ${method} ${path}`, async ({ origin }) => {
    expect(expectations.length, 'a request without any expectation').toBeGreaterThan(0);
    const answer = await rawRequest(origin, method, base + (placeholders[path] ?? path), headers);
    expect(unmet(expectations.map(belowBase), answer)).toEqual([]);
  });
}
