import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { AuthorError } from '../../../lib/authorError';
import type { Specimen } from '../shared/homeData';

/** Which program the home page shows: a file below `samples/<note>/`. */
export interface SpecimenChoice {
  note: string;
  file: string;
  remark: string;
}

const regionMarker = /#(?:end)?region\b/;

/**
 * Reads the chosen program, its recorded output and the record of the run.
 * @throws AuthorError where the program or its recorded output is missing.
 */
export function readSpecimen(root: string, { note, file, remark }: SpecimenChoice): Omit<Specimen, 'note'> {
  const folder = path.join(root, 'samples', note);
  const program = read(folder, file, note)
    .split('\n')
    .filter((line) => !regionMarker.test(line))
    .join('\n');
  const run = recordOf(folder, file);
  return {
    file,
    remark,
    program: program.trim(),
    output: read(folder, `${file}.out`, note).trimEnd(),
    ...(run && { run }),
  };
}

function read(folder: string, file: string, note: string): string {
  const found = path.join(folder, file);
  if (existsSync(found)) return readFileSync(found, 'utf8');
  throw new AuthorError({
    file: 'docusaurus.config.ts',
    expected: `the home page's specimen samples/${note}/${file}`,
    found: 'no such file',
    hint: 'choose a program that has a recorded output',
  });
}

function recordOf(folder: string, file: string): Specimen['run'] {
  const lock = path.join(folder, 'samples.lock.json');
  if (!existsSync(lock)) return undefined;
  const { programs } = JSON.parse(readFileSync(lock, 'utf8')) as { programs?: Record<string, Specimen['run']> };
  const record = programs?.[file];
  return record && { toolchain: record.toolchain, date: record.date };
}
