import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const variants = ['rich', 'plain'] as const;
export type Variant = (typeof variants)[number];

const cache = '.cache/second-site';
/** What the second site takes from the repository as it is. Pages are its own. */
const reused = ['config', 'labs', 'lib', 'plugins', 'src'] as const;

export const secondSiteFolder = (variant: Variant): string => path.join(cache, variant, 'build');

/** Builds both variants where the theme, the plugins or the second site's own files changed since the last time. */
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
  const site = path.join(root, 'site');
  rmSync(root, { recursive: true, force: true });
  mkdirSync(site, { recursive: true });
  for (const folder of reused)
    if (existsSync(folder))
      cpSync(folder, path.join(site, folder), { recursive: true, filter: (file) => !/\.test\.tsx?$/.test(file) });
  rmSync(path.join(site, 'src/pages'), { recursive: true, force: true });
  cpSync('tests/second-site/site', site, { recursive: true });
  const { status, stdout, stderr } = runGenerator(site, ['build', '--out-dir', path.resolve(root, 'build')], {
    SECOND_SITE_VARIANT: variant,
  });
  if (status !== 0) throw new Error(`The second site (${variant}) was not built:\n${stdout}\n${stderr}`);
}

/** Runs the generator in a site's folder. */
export function runGenerator(site: string, args: string[], environment: Record<string, string> = {}) {
  const generator = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  return spawnSync(process.execPath, [generator, ...args], {
    cwd: site,
    encoding: 'utf8',
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1', NO_COLOR: '1', ...environment },
  });
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
