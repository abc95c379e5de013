import fs from 'node:fs';
import path from 'node:path';

import type { Evidence } from '../../contract/fences/blocks';
import { asShown } from '../../contract/notes/shownFiles';
import { hashOf } from '../../contract/hash';
import { declaredOf } from './declared';
import { readRecorded } from '../outputs/recorded';
import { packagesUsed, repositoryPackages } from '../dependencies/repositoryPackages';
import { environmentFolder, fixedEnvironment } from '../sandbox/surroundings';
import type { ToolName } from '../toolchains/toolchains';
import type { Unit } from './units';

/**
 * Counted up whenever a change of the runner, as in sandbox.sh, changes what samples print: then all of them have to be
 * recorded again, because no lock proves anything any more.
 */
const runnerVersion = '1';

/** Packages of the repository that a tool uses though no file of a sample names them. */
const packagesOfTool: Partial<Record<ToolName, readonly string[]>> = {
  tsx: ['tsx', 'esbuild'],
  tsc: ['typescript', '@types/node', '@types/react'],
  react: ['react', 'react-dom', 'esbuild'],
  schema: ['ajv'],
};

/**
 * Hash of all that the repository decides about what a unit prints and how that is judged: files, script, input,
 * network, user, limits, environment, libraries, the versions of the repository's packages, the expected ending and the
 * marks on what varies. Nothing of the machine goes in, so it is the same everywhere.
 */
export function inputsOf(unit: Unit): string {
  const { plan, options, script, name, folder, files, asShown: isShown, cwd, env, limits } = declaredOf(unit);
  const stored = files.map((file) => fs.readFileSync(path.join(folder, file)));
  const contents = isShown ? stored.map((content) => Buffer.from(asShown(content))) : stored;
  const texts = contents.map((content) => content.toString('utf8'));
  const settings = Object.values(env);
  const own = environmentFiles([script, ...settings, ...texts]);
  const packages = packagesUsed(
    [script, ...settings, ...texts, ...own.map(({ text }) => text)],
    [script, ...texts.filter((_, index) => files[index]?.endsWith('.sh'))],
    plan.tools.flatMap((tool) => packagesOfTool[tool] ?? []),
    repositoryPackages(),
  );
  const declared = {
    files: files.map((file, index) => [file, isExecutable(path.join(folder, file)), hashOf(contents[index] ?? '')]),
    environment: own.map((file) => [file.name, hashOf(file.text)]),
    packages,
    run: { script, name, cwd, stdin: plan.stdin, libs: plan.libs, services: [plan.services, options.services] },
    around: { network: options.network, user: options.user, limits, env: sorted({ ...fixedEnvironment, ...env }) },
    expected: unit.kind === 'program' ? [unit.exit, unit.fails] : [unit.block.exits, unit.block.fails],
    vary: unit.vary.map(({ pattern, order }) => [pattern, order]),
  };
  return hashOf(runnerVersion, JSON.stringify(declared));
}

/** Whether a lock's evidence proves what is recorded: the inputs are those of the run, and the output is what it printed. */
export function isProven(unit: Unit, evidence: Evidence | undefined): boolean {
  if (evidence?.inputs === undefined || evidence.inputs !== inputsOf(unit)) return false;
  const recorded = unit.kind === 'program' ? readRecorded(unit) : unit.block.text;
  return recorded !== undefined && hashOf(recorded) === evidence.output;
}

/** The files of `environment/` that these texts name. */
function environmentFiles(texts: readonly string[]): { name: string; text: string }[] {
  return fs
    .readdirSync(environmentFolder)
    .sort()
    .filter((name) => texts.some((text) => text.includes(`/environment/${name}`)))
    .map((name) => ({ name, text: fs.readFileSync(path.join(environmentFolder, name), 'utf8') }));
}

const isExecutable = (file: string): boolean => (fs.statSync(file).mode & 0o111) !== 0;

function sorted(env: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(env).sort(([a], [b]) => (a < b ? -1 : 1));
}
