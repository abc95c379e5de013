import { expect, it } from 'vitest';

import { classPath, libraryBinds, withLibraries } from './mavenLibraries';

it('a program with libraries has them on its class path, and needs Maven', () => {
  expect(classPath(['org.example:a:1.0'])).toEqual(['-cp', '/libraries/*:.']);
  expect(withLibraries(['org.example:a:1.0'])).toEqual({ tools: ['bash', 'maven'], libs: ['org.example:a:1.0'] });
});

it('one without needs and gets nothing', () => {
  expect(classPath([])).toEqual([]);
  expect(withLibraries()).toEqual({ tools: ['bash'] });
  expect(libraryBinds([])).toEqual([]);
});
