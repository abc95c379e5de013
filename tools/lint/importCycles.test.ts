import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { cyclesIn, importsOf, ownSources } from './importCycles';

const folder = mkdtempSync(path.join(tmpdir(), 'cycles-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('no file of the repository imports itself, alone or over others', async () => {
  const files = ownSources(process.cwd());
  const graph = await importsOf(process.cwd(), files);
  expect(files.length).toBeGreaterThan(1000);
  // Without them the rest would prove nothing.
  expect([...graph.keys()].filter((file) => file.startsWith('packages/')).length).toBeGreaterThan(300);
  expect(graph.get('tools/check/check.ts')).toContain('packages/machine/command.ts');
  expect(cyclesIn(graph)).toEqual([]);
});

it('a circle is found over names of packages, and one that a dynamic import closes; types close none', async () => {
  const sources = {
    'a.ts': "import '@groundwork/b/door'; export const a = 1;",
    'node_modules/@groundwork/b/package.json': '{"name":"@groundwork/b","exports":{"./door":"./door.ts"}}',
    'node_modules/@groundwork/b/door.ts': "import '../../../a';",
    'c.ts': "void import('./d');",
    'd.tsx': "import './c'; import './look.css'; import React from 'react'; console.log(React);",
    'e.ts': "import type { F } from './f'; export type E = F;",
    'f.ts': "import type { E } from './e'; export type F = E;",
    'g.ts': "import './g';",
    'h.ts': "import './a'; import './c';",
  };
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const graph = await importsOf(folder, ['a.ts', 'c.ts', 'd.tsx', 'e.ts', 'f.ts', 'g.ts', 'h.ts']);
  expect(cyclesIn(graph).sort()).toEqual([['a.ts', 'node_modules/@groundwork/b/door.ts'], ['c.ts', 'd.tsx'], ['g.ts']]);
});
