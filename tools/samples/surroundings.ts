import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Bind } from './sandbox';
import { nobody } from './sandbox';
import { findTool, type ToolName } from './toolchains';

const here = path.dirname(fileURLToPath(import.meta.url));

/** The repository that the runner belongs to: its packages and caches serve whichever notes are run. */
const repository = path.resolve(here, '../..');

/** Where what is made once for all samples is kept. */
export const sharedCache = path.join(repository, '.cache/samples');

/** The folders of the system's own commands, which every sample sees. */
export const systemFolders = ['/usr/local/bin', '/usr/bin', '/bin', '/usr/sbin', '/sbin'];

/** The environment that every sample starts with: one locale, one time zone, one home, no colours. */
export function baseEnvironment(): Record<string, string> {
  const java25 = findTool('java 25');
  const java17 = findTool('java 17');
  const bins = [java25, findTool('go'), findTool('node')].flatMap((tool) => (tool ? [tool.bin] : []));
  return {
    PATH: [...new Set([...bins, ...systemFolders, '/node_modules/.bin'])].join(':'),
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
    ...(java25 && { JAVA_HOME: path.dirname(java25.bin), JAVA_HOME_25: path.dirname(java25.bin) }),
    ...(java17 && { JAVA_HOME_17: path.dirname(java17.bin) }),
  };
}

/** What every sample sees of the repository and of tools outside /usr and /opt. */
export function baseBinds(): Bind[] {
  const tools = (['go', 'node', 'java 25', 'java 17'] as const).flatMap((name) => bindOfTool(name));
  return [
    ...tools,
    { source: path.join(repository, 'node_modules'), target: '/node_modules', mode: 'ro' },
    { source: path.join(here, 'environment'), target: '/environment', mode: 'ro' },
    { source: goCache(), target: '/home/reader/.cache/go-build', mode: 'rw' },
  ];
}

function bindOfTool(name: ToolName): Bind[] {
  const bin = findTool(name)?.bin;
  if (!bin || /^\/(usr|opt|bin|sbin)(\/|$)/.test(bin)) return [];
  const home = path.dirname(bin);
  return [{ source: home, target: home, mode: 'ro' }];
}

/** Go's build cache, shared by all samples: its entries are named by the hash of their content. */
function goCache(): string {
  const folder = path.join(sharedCache, 'go-build');
  if (!fs.existsSync(folder)) {
    fs.mkdirSync(folder, { recursive: true });
    if (process.getuid?.() === 0) spawnSync('chown', ['-R', `${nobody}:${nobody}`, folder]);
  }
  return folder;
}
