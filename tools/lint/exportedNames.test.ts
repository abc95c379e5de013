import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { namesOfSeveral } from './exportedNames';
import { ownSources } from './importCycles';

it('an exported name means one thing in packages, site and tools', () => {
  const files = ownSources(process.cwd()).filter(
    (file) => /^(packages|site|tools)\//.test(file) && !/\.test\.tsx?$|\/(testing|bench)\//.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  expect([...namesOfSeveral(files.map((file) => ({ file, text: readFileSync(file, 'utf8') })))]).toEqual([]);
});

it('counts what a file declares and exports, once for each file', () => {
  const files = {
    'a.ts': 'export const one = 1, two = 2; export type Three = 3; const four = 4; export default class Five {}',
    'b.ts':
      'export function one(a: string): void; export function one(): void {} export { two } from "./a"; export class Five {}',
    'c.ts': 'export interface Three {} const one = 1; export enum four { x } export function onRouteDidUpdate() {}',
    'd.ts': 'export function onRouteDidUpdate() {}',
  };
  expect([...namesOfSeveral(Object.entries(files).map(([file, text]) => ({ file, text })))]).toEqual([
    ['one', ['a.ts', 'b.ts']],
    ['Three', ['a.ts', 'c.ts']],
  ]);
});
