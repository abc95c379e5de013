import fs from 'node:fs';
import path from 'node:path';

import ts from 'typescript';
import { expect, it } from 'vitest';

import { inputFiles, readSamplesJson, samplesFolderOf } from '@groundwork/samples';
import { blocksOf, pages, root } from './support';

/** TypeScript programs that are shown as correct. Those that are there for their errors are run by `tsc` instead. */
function typescriptSamples(): string[] {
  return pages.flatMap((page) => {
    const folder = samplesFolderOf(root, page);
    const { programs = {} } = readSamplesJson(root, folder);
    if (inputFiles(root, page, pages).includes('tsconfig.json')) return [];
    return blocksOf(page).flatMap((block) => {
      if (block.kind !== 'program' || !/\.(ts|tsx|mts|cts)$/.test(block.file)) return [];
      const expected = programs[block.file]?.run === 'tsc' || block.norun !== undefined || block.of !== undefined;
      return expected ? [] : [path.join(folder, block.file)];
    });
  });
}

const options: ts.CompilerOptions = {
  noEmit: true,
  strict: true,
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // A sample without imports is still a module of its own.
  moduleDetection: ts.ModuleDetectionKind.Force,
  allowImportingTsExtensions: true,
  jsx: ts.JsxEmit.ReactJSX,
  skipLibCheck: true,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  // React's types of the DOM add to those of React, wherever a sample names them or not.
  types: ['node', 'react-dom'],
};

it('TypeScript samples have no type errors, though they are run without a check', { timeout: 120_000 }, () => {
  const files = [...new Set(typescriptSamples())].filter((file) => fs.existsSync(file));
  const program = ts.createProgram(files, options);
  const host = {
    getCanonicalFileName: (name: string) => name,
    getCurrentDirectory: () => root,
    getNewLine: () => '\n',
  };
  expect(ts.formatDiagnostics(ts.getPreEmitDiagnostics(program), host)).toBe('');
});
