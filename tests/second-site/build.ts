import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { generatorArguments } from '../../tools/generator/generatorArguments';

export const variants = ['rich', 'plain', 'hosted'] as const;
export type Variant = (typeof variants)[number];

const cache = '.cache/second-site';
/** What the second site takes from the repository as it is. Pages are its own. */
const reused = ['config', 'labs', 'lib', 'plugins', 'src'] as const;

/** Where a variant's pages begin. */
export const secondSiteBase = (variant: Variant): string => (variant === 'hosted' ? '/site/' : '/');

export const secondSiteFolder = (variant: Variant): string => path.join(cache, variant, 'build');

/** Builds all variants where the theme, the plugins or the second site's own files changed since the last time. */
export function buildSecondSites(): void {
  const hash = hashOfInputs();
  for (const variant of variants) {
    const stamp = path.join(cache, variant, 'inputs');
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) continue;
    build(variant);
    writeFileSync(stamp, hash);
  }
}

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
  if (base === 'main') ['docusaurus.config.ts', 'sidebars.ts', 'package.json', 'static'].forEach(copy);
  else {
    rmSync(path.join(site, 'src/pages'), { recursive: true, force: true });
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

function hashOfInputs(): string {
  const hash = createHash('sha256');
  for (const folder of [...reused, 'tests/second-site']) {
    for (const file of filesBelow(folder)) hash.update(file).update(readFileSync(file));
  }
  return hash.update(readFileSync('package-lock.json')).digest('hex');
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
