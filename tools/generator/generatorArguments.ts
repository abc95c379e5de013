import path from 'node:path';

/** What to give Node so that it builds the site of this repository in the folder that it is run in. */
export const generatorArguments = (root: string): string[] => [
  ...forShortRuns,
  path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
  'build',
];

/**
 * Node's engine is set up for programs that run for hours. In a build of 15 seconds it spent a sixth of the processor's
 * time on compiling functions anew that were then run too seldom to earn it back, and a tenth on collecting garbage.
 * - New objects get 64 MB instead of 16 before the short-lived ones are swept away.
 * - A function is compiled by the optimizing compiler after six times as much work in it (the default is 66 KB).
 */
const forShortRuns = ['--max-semi-space-size=64', '--interrupt-budget=400000'];
