import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { isInner, modulePath } from './exchange';
import { fileOfModule, importsOfGenerator, generatorText } from './generatorSources';
import { exchangedModules, exchangedParts, innerModules, ownHalves, wrappedHooks } from './replacements';

const imports = importsOfGenerator();
const packages = realpathSync('node_modules');

/** The files of the generator that make a request of the table. */
function importersOf(request: string): string[] {
  const isIt = ({ file, request: asked }: { file: string; request: string }): boolean =>
    isInner(request)
      ? asked.startsWith('.') && path.resolve(packages, path.dirname(file), asked) === modulePath(request)
      : asked === request;
  return imports.filter(isIt).map(({ file }) => file);
}

describe('an exchanged module', () => {
  it.each(exchangedModules.flatMap(({ requests, in: bundles }) => requests.map((one) => [one, bundles.join()])))(
    '%s (%s) is one that the generator asks for',
    (request) => {
      expect(importersOf(request)).not.toEqual([]);
      if (isInner(request)) expect(fileOfModule(request)).toBeDefined();
    },
  );

  it('has one answer in each bundle', () => {
    const asked = exchangedModules.flatMap(({ requests, in: bundles }) =>
      requests.flatMap((request) => bundles.map((bundle) => `${request} in ${bundle}`)),
    );
    const halves = ownHalves.map(({ request }) => request);
    expect(new Set(asked).size).toBe(asked.length);
    expect(new Set(halves).size).toBe(halves.length);
  });
});

it('site-metadata is handed on in the browser, and read by nothing', () => {
  const readers = new Set(
    imports.map(({ file }) => file).filter((file) => generatorText(file).includes('siteMetadata')),
  );
  expect([...readers]).toEqual(['@docusaurus/core/lib/client/docusaurusContext.js']);
});

it('every module of ours is there', () => {
  const ours = [
    ...[...exchangedModules, ...exchangedParts, ...wrappedHooks].map((entry) => entry.ours),
    ...ownHalves.flatMap(({ full, browser }) => [full, browser]),
    ...innerModules.map(({ importedBy }) => importedBy),
  ];
  // What is generated is written by the build.
  expect(ours.filter((file) => !file.startsWith('.docusaurus/') && !existsSync(file))).toEqual([]);
});

it('every contract is a test that says the name of what it holds, or that goes through the table', () => {
  const entries = [
    ...exchangedModules.map(({ requests, contract }) => ({ names: requests, contract })),
    ...exchangedParts.map(({ part, contract }) => ({ names: [part], contract })),
    ...wrappedHooks.map(({ hook, contract }) => ({ names: [hook], contract })),
  ];
  const tables = ['exchangedParts', 'optionalParts'];
  const holds = (contract: string, name: string): boolean => {
    const text = readFileSync(contract, 'utf8');
    return [...tables, path.basename(name)].some((word) => text.includes(word));
  };
  const missing = entries.flatMap(({ names, contract }) =>
    names.filter((name) => !holds(contract, name)).map((name) => `${name}: ${contract}`),
  );
  expect(missing).toEqual([]);
});

it('every entry says why', () => {
  for (const { why, without } of [...exchangedModules, ...exchangedParts, ...wrappedHooks]) {
    expect(why.length).toBeGreaterThan(5);
    expect(without.length).toBeGreaterThan(5);
  }
});

it('modules of the generator that are not public are where ours import them from', () => {
  for (const { request, importedBy } of innerModules) {
    const isType = request.includes('/src/');
    expect(fileOfModule(isType ? request.replace(/\.js$/, '.ts') : request), request).toBeDefined();
    expect(readFileSync(importedBy, 'utf8')).toContain(`'${request}'`);
  }
});
