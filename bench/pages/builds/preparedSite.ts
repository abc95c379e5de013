import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';

import type { BenchNote } from '../notes/note';
import type { BenchSite, SiteInput } from '../sites/site';
import { measureCommand, type Cost } from './measureCommand';

/** A site whose sources are written, ready to be built. */
export interface PreparedSite {
  site: BenchSite;
  folder: string;
  /** The finished build. */
  output: string;
}

/** Writes a site afresh, so that nothing of an earlier bench is left, neither notes nor caches. */
export function prepareSite(site: BenchSite, input: SiteInput): PreparedSite {
  const folder = path.join(homeOf(site, input.root), `${site.name}-${input.set.notes.length}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  site.write(folder, input);
  return { site, folder, output: path.join(folder, site.output) };
}

/**
 * Where a site's sources stand. A peer's stand beside its packages, outside the clone: Astro takes a package for a part
 * of the site where the two have no folder in common. Each clone has a place of its own there.
 */
function homeOf({ packages }: BenchSite, root: string): string {
  if (packages === '.') return path.join(root, '.cache/bench');
  const kept = path.dirname(realpathSync(path.join(root, packages, 'node_modules')));
  return path.join(kept, 'sites', createHash('sha256').update(root).digest('hex').slice(0, 8));
}

/** Removes what stands outside the clone. */
export function clearOutside(root: string, sites: readonly BenchSite[]): void {
  for (const site of sites) if (site.packages !== '.') rmSync(homeOf(site, root), { recursive: true, force: true });
}

/** Builds without anything that an earlier build left. */
export function buildCold({ site, folder }: PreparedSite, root: string): Promise<Cost> {
  for (const cache of site.caches) rmSync(path.join(folder, cache), { recursive: true, force: true });
  return measureCommand(site.command(root), folder);
}

/** Builds again after one note got a line more, with all that the build before left. */
export function buildWarm({ site, folder }: PreparedSite, root: string, edited: BenchNote): Promise<Cost> {
  appendFileSync(path.join(folder, site.noteFile(edited)), '\nA line that was added for the bench.\n');
  return measureCommand(site.command(root), folder);
}
