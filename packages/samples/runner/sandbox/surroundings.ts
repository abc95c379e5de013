import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Bind } from './sandbox';
import { nobody } from './sandbox';
import { findTool, type ToolName } from '../toolchains/toolchains';

const here = path.dirname(fileURLToPath(import.meta.url));

/** The repository that the runner belongs to: its packages and caches serve whichever notes are run. */
export const repository = folderAbove(here, 'package-lock.json');

/** What samples find as /environment: the programs that drive a browser or a validator, and a tsconfig.json. */
export const environmentFolder = path.join(here, 'environment');

/** Where what is made once for all samples is kept. */
export const sharedCache = path.join(repository, '.cache/samples');

/** The folders of the system's own commands, which every sample sees. */
export const systemFolders = ['/usr/local/bin', '/usr/bin', '/bin', '/usr/sbin', '/sbin'];

/** What of a sample's environment is the same on every machine: one locale, one time zone, one home, no colours. */
export const fixedEnvironment: Readonly<Record<string, string>> = {
  HOME: '/home/reader',
  USER: 'reader',
  LOGNAME: 'reader',
  SHELL: '/bin/bash',
  LANG: 'C.UTF-8',
  LC_ALL: 'C.UTF-8',
  TZ: 'UTC',
  TERM: 'dumb',
  NO_COLOR: '1',
  PAGER: 'cat',
  GIT_PAGER: 'cat',
  SYSTEMD_PAGER: 'cat',
  PYTHONUNBUFFERED: '1',
  PYTHONDONTWRITEBYTECODE: '1',
  GOCACHE: '/home/reader/.cache/go-build',
  GOTOOLCHAIN: 'local',
  GOPROXY: 'off',
  GOFLAGS: '-buildvcs=false',
};

/** The environment that every sample starts with, with where this machine keeps its tools. */
export function baseEnvironment(): Record<string, string> {
  const java25 = findTool('java 25');
  const java17 = findTool('java 17');
  const bins = [java25, findTool('go'), findTool('node')].flatMap((tool) => (tool ? [tool.bin] : []));
  return {
    ...fixedEnvironment,
    PATH: [...new Set([...bins, ...systemFolders, '/node_modules/.bin'])].join(':'),
    ...(java25 && { JAVA_HOME: path.dirname(java25.bin), JAVA_HOME_25: path.dirname(java25.bin) }),
    ...(java17 && { JAVA_HOME_17: path.dirname(java17.bin) }),
  };
}

/**
 * Where a sample that is shown in a browser finds it. The shell without windows has no back/forward cache and one HTTP
 * cache for all sites: a check may want the other.
 */
export const browserEnvironment = (): Record<string, string> => ({
  CHROMIUM: findTool('chromium')?.executable ?? '',
  CHROMIUM_WITH_WINDOWS: findTool('chromium with windows')?.executable ?? '',
});

/** What every sample sees of the repository and of tools outside /usr and /opt. */
export function baseBinds(): Bind[] {
  const tools = (['go', 'node', 'java 25', 'java 17'] as const).flatMap((name) => bindOfTool(name));
  return [
    ...tools,
    { source: path.join(repository, 'node_modules'), target: '/node_modules', mode: 'ro' },
    { source: environmentFolder, target: '/environment', mode: 'ro' },
    { source: goCache(), target: '/home/reader/.cache/go-build', mode: 'rw' },
  ];
}

function bindOfTool(name: ToolName): Bind[] {
  const bin = findTool(name)?.bin;
  if (!bin || /^\/(usr|opt|bin|sbin)(\/|$)/.test(bin)) return [];
  const home = path.dirname(bin);
  return [{ source: home, target: home, mode: 'ro' }];
}

/** The nearest folder above that has a file: a move within the repository changes nothing. @throws where there is none */
export function folderAbove(start: string, file: string): string {
  const above = path.dirname(start);
  if (fs.existsSync(path.join(above, file))) return above;
  if (above === start) throw new Error(`No folder with ${file} above ${here}`);
  return folderAbove(above, file);
}

/** Go's build cache, shared by all samples: its entries are named by the hash of their content. */
function goCache(): string {
  const folder = path.join(sharedCache, 'go-build');
  if (fs.existsSync(folder)) return folder;
  fs.mkdirSync(sharedCache, { recursive: true });
  // Its owner is changed aside: a sample that starts in between could not write.
  const draft = fs.mkdtempSync(`${folder}.`);
  if (process.getuid?.() === 0) fs.chownSync(draft, nobody, nobody);
  try {
    fs.renameSync(draft, folder);
  } catch {
    // Another process was first, and has put something in it.
    fs.rmdirSync(draft);
  }
  return folder;
}
