import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { writeFileList } from '../../site/plugins/offline/node/fileList';
import { generatorArguments } from '../../tools/generator/generatorArguments';

const variants = ['rich', 'plain', 'hosted'] as const;
export type Variant = (typeof variants)[number];

const cache = '.cache/second-site';
/** What the second site takes from the repository as it is. Pages are its own. */
const reused = ['labs', 'site'] as const;
/** What the main site and that of the fixtures are made of besides. */
const ofMainSite = ['docusaurus.config.ts', 'sidebars.ts', 'package.json', 'static'] as const;

const fixtures = 'tests/fixtures';
const fixtureRoot = '.cache/fixture-site';

/** Where the site of the fixtures is built. */
export const fixtureSiteFolder = path.join(fixtureRoot, 'build');

/** Where a variant's pages begin. */
export const secondSiteBase = (variant: Variant): string => (variant === 'hosted' ? '/site/' : '/');

export const secondSiteFolder = (variant: Variant): string => path.join(cache, variant, 'build');

/** Builds all variants where the theme, the plugins or the second site's own files changed since the last time. */
export function buildSecondSites(): void {
  const hash = hashOfInputs('tests/second-site');
  for (const variant of variants) {
    const root = path.join(cache, variant);
    if (isBuiltFrom(root, hash)) continue;
    build(variant);
    writeFileSync(stampOf(root), hash);
  }
}

/**
 * Builds the product as it is, but with the notes and samples of `tests/fixtures`, which no writer touches, where
 * anything that it is made of changed since the last time.
 */
export async function buildFixtureSite(): Promise<void> {
  const hash = hashOfInputs(...ofMainSite, fixtures, 'tests/second-site/build.ts');
  if (isBuiltFrom(fixtureRoot, hash)) return;
  const site = assemble(fixtureRoot, 'main');
  for (const folder of ['docs', 'samples']) {
    cpSync(path.join(fixtures, folder), path.join(site, folder), { recursive: true });
  }
  commitNotes(site);
  const { status, output } = runGenerator(site, fixtureSiteFolder, {});
  if (status !== 0)
    throw new Error(`The site of the fixtures was not built (its notes and samples are below ${fixtures}):\n${output}`);
  // As `npm run build` does behind the generator.
  await writeFileList(fixtureSiteFolder);
  writeFileSync(stampOf(fixtureRoot), hash);
}

/** Gives each note of a site a commit of its own: pages say when a note changed, and what changed lately. */
function commitNotes(site: string): void {
  // A person's own settings, for example signatures and hooks, are no part of it.
  const options = ['-c', 'core.hooksPath=/dev/null', '-c', 'commit.gpgSign=false', '-c', 'init.defaultBranch=main'];
  const git = (env: Record<string, string>, ...command: string[]): void => {
    const { status, stderr, error } = spawnSync('git', [...options, ...command], {
      cwd: site,
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
    if (status !== 0) throw new Error(`git ${command.join(' ')} in ${site}: ${error?.message ?? stderr}`);
  };
  const roleOf = (role: string, date: string) => ({
    [`GIT_${role}_NAME`]: 'A. N. Author',
    [`GIT_${role}_EMAIL`]: 'author@fixtures.example',
    [`GIT_${role}_DATE`]: date,
  });
  git({}, 'init', '--quiet');
  const notes = filesBelow(path.join(site, 'docs')).filter((file) => file.endsWith('.mdx'));
  for (const [index, file] of notes.entries()) {
    const date = new Date(Date.UTC(2026, 9, 1 + index)).toISOString();
    const note = path.relative(site, file);
    git({}, 'add', note);
    git({ ...roleOf('AUTHOR', date), ...roleOf('COMMITTER', date) }, 'commit', '--quiet', '-m', `feat: write ${note}`);
  }
}

/** Says by its hash from what a site was built; it is written when the build has come to its end. */
const stampOf = (root: string): string => path.join(root, 'inputs');

const isBuiltFrom = (root: string, hash: string): boolean =>
  existsSync(stampOf(root)) && readFileSync(stampOf(root), 'utf8') === hash;

function build(variant: Variant): void {
  const root = path.join(cache, variant);
  const site = assemble(root, 'second');
  const { status, output } = runGenerator(site, path.join(root, 'build'), { SECOND_SITE_VARIANT: variant });
  if (status !== 0) throw new Error(`The second site (${variant}) was not built:\n${output}`);
}

export interface Case {
  /** What is built: the second site, or the main site with the introduction as its only note. */
  base: 'second' | 'main';
  /** Files that are added or replaced, by their path in the site. */
  files?: Record<string, string>;
  environment?: Record<string, string>;
}

/** Builds a site that differs from its base in what is to be proven; returns the status and all that was printed. */
export function buildCase(name: string, { base, files = {}, environment = {} }: Case) {
  const root = path.join(cache, 'cases', name);
  const site = assemble(root, base);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), content);
  }
  return runGenerator(site, path.join(root, 'build'), environment);
}

/** Puts a site together in a folder and returns its place. */
function assemble(root: string, base: Case['base']): string {
  const site = path.join(root, 'site');
  rmSync(root, { recursive: true, force: true });
  mkdirSync(site, { recursive: true });
  // Some sources name a file of a package by its path.
  symlinkSync(path.resolve('node_modules'), path.join(site, 'node_modules'));
  const copy = (from: string): void =>
    cpSync(from, path.join(site, from), { recursive: true, filter: (file) => !/\.test\.tsx?$/.test(file) });
  reused.filter((folder) => existsSync(folder)).forEach(copy);
  if (base === 'main') ofMainSite.forEach(copy);
  else {
    rmSync(path.join(site, 'site/pages'), { recursive: true, force: true });
    cpSync('tests/second-site/site', site, { recursive: true });
  }
  return site;
}

/** Runs the generator in a site's folder. */
function runGenerator(site: string, outDir: string, environment: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...generatorArguments(process.cwd()), '--out-dir', path.resolve(outDir)],
    {
      cwd: site,
      encoding: 'utf8',
      env: {
        ...process.env,
        NO_UPDATE_NOTIFIER: '1',
        FORCE_COLOR: '0',
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        ...environment,
      },
    },
  );
  return { status, output: stdout + stderr };
}

/** What a site is made of, with files or folders of its own. */
function hashOfInputs(...own: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of [...reused, 'packages', ...own].flatMap(filesBelow)) hash.update(file).update(readFileSync(file));
  return hash.update(readFileSync('package-lock.json')).digest('hex');
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  if (statSync(folder).isFile()) return [folder];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
