import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';

import ts from 'typescript';
import { describe, expect, it } from 'vitest';

interface Manifest {
  name: string;
  exports: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const folder = 'packages';
const scope = '@groundwork/';
const names = readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'package.json')));
const manifestOf = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest;
const root = manifestOf('package.json');
const versions = { ...root.dependencies, ...root.devDependencies };

/** The packages that a package's sources import, each with a file that does. */
function imported(name: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of readdirSync(path.join(folder, name), { recursive: true, encoding: 'utf8' })) {
    if (!/\.[cm]?tsx?$|\.mjs$/.test(file) || file.includes('node_modules')) continue;
    for (const { fileName } of ts.preProcessFile(readFileSync(path.join(folder, name, file), 'utf8')).importedFiles) {
      // A name with a colon is what the build puts there.
      if (fileName.startsWith('.') || isBuiltin(fileName) || fileName.includes(':')) continue;
      found.set(/^(?:@[^/]+\/)?[^/]+/.exec(fileName)?.[0] ?? fileName, file);
    }
  }
  return found;
}

describe.each(names)('the package %s', (name) => {
  const manifest = manifestOf(path.join(folder, name, 'package.json'));
  const declared = { ...manifest.dependencies, ...manifest.devDependencies };

  it('is asked for by the name of its folder, and what it exports is there', () => {
    expect(manifest.name).toBe(scope + name);
    for (const [door, file] of Object.entries(manifest.exports)) {
      const [first] = file.split('*');
      expect(existsSync(path.join(folder, name, first ?? '')), `${door}: ${file}`).toBe(true);
    }
  });

  it('declares all that it imports, and nothing else', () => {
    const wanted = new Set([...imported(name).keys()].filter((wanted) => wanted !== manifest.name));
    const provided = (wish: string) => wish in declared || `@types/${wish}` in declared;
    const missing = [...wanted]
      .filter((wish) => !provided(wish))
      .map((wish) => `${wish} (${imported(name).get(wish)})`);
    const idle = Object.keys(declared).filter((has) => !wanted.has(has.replace(/^@types\//, '')));
    expect({ missing, idle }).toEqual({ missing: [], idle: [] });
  });

  it('has the versions of the root, so that nothing is installed twice', () => {
    const others = Object.entries(declared)
      .filter(([wish]) => !wish.startsWith(scope))
      .filter(([wish, version]) => wish in versions && versions[wish] !== version);
    expect(others).toEqual([]);
  });

  it('needs only for development what the site needs only for development, as the bill of materials says', () => {
    const only = Object.keys(manifest.dependencies ?? {}).filter((wish) => wish in (root.devDependencies ?? {}));
    expect(only).toEqual([]);
  });

  it('says on one screen what it is', () => {
    const lines = readFileSync(path.join(folder, name, 'README.md'), 'utf8').split('\n');
    expect(lines.length).toBeLessThanOrEqual(61);
  });
});
