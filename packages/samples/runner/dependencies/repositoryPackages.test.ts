import { expect, it } from 'vitest';

import { packagesUsed, type LockedPackages } from './repositoryPackages';

const locked: LockedPackages = {
  '': { dependencies: { react: '1', checker: '1' }, devDependencies: { '@scope/tool': '1' } },
  'node_modules/react': { version: '19.0.0' },
  'node_modules/checker': {
    version: '8.1.0',
    dependencies: { deep: '^2', shared: '*' },
    bin: { check: 'bin/check.js' },
  },
  'node_modules/checker/node_modules/deep': { version: '2.0.1', dependencies: { shared: '*' } },
  'node_modules/deep': { version: '1.0.0' },
  'node_modules/shared': { version: '3.0.0', dependencies: { checker: '*' } },
  'node_modules/@scope/tool': { version: '4.0.0' },
};

it('finds what is imported, with what that needs in turn, from where it is needed', () => {
  expect(packagesUsed([`import { check } from 'checker/strict';`], [], [], locked)).toEqual([
    'checker@8.1.0',
    'deep@2.0.1',
    'shared@3.0.0',
  ]);
});

it('finds what a command calls, and what stands in a path', () => {
  expect(packagesUsed([], ['node a.mjs && check --all'], [], locked)[0]).toBe('checker@8.1.0');
  expect(packagesUsed(['/node_modules/@scope/tool/cli.js'], [], [], locked)).toEqual(['@scope/tool@4.0.0']);
});

it('takes what a tool uses, and nothing that the repository does not ask for itself', () => {
  expect(packagesUsed([`import 'shared';`, `import fs from 'node:fs';`], ['checks'], ['react'], locked)).toEqual([
    'react@19.0.0',
  ]);
});

it('is the same whichever of our own packages asks for it', () => {
  const split: LockedPackages = {
    ...locked,
    '': { dependencies: { react: '1' } },
    'packages/samples': { dependencies: { checker: '1' }, devDependencies: { '@scope/tool': '1' } },
  };
  const texts = [`import { check } from 'checker/strict';`, '/node_modules/@scope/tool/cli.js', `import 'shared';`];
  expect(packagesUsed(texts, [], ['react'], split)).toEqual(packagesUsed(texts, [], ['react'], locked));
});
