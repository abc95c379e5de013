import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { vitestWith, type RunPart } from '../runners';
import { seedVariable } from './seed';

const folders = ['labs', 'packages', 'site', 'tests', 'tools'];

/** The tests of random input, from a seed that nobody has seen. The output names it, so that a failure can be had again. */
export const fuzz: RunPart = (write) => {
  const files = fuzzed('.');
  const seed = String(randomInt(2 ** 31));
  write(`The seed of this run. Again with: ${seedVariable}=${seed} npx vitest run --project=unit ${files.join(' ')}\n`);
  return vitestWith({ [seedVariable]: seed }, 'unit', ...files)(write);
};

/** The test files that take random input, as paths from the root. */
export function fuzzed(root: string): string[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => path.posix.join(folder, file))
      .filter((file) => /from 'fast-check'/.test(readFileSync(path.join(root, file), 'utf8'))),
  );
}
