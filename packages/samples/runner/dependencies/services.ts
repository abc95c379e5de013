import fs from 'node:fs';
import path from 'node:path';

import { defined } from '@groundwork/lib/defined';
import { defaultLimits } from '../sandbox/limits';
import { nobody, runIsolated, type Bind } from '../sandbox/sandbox';
import { sharedCache } from '../sandbox/surroundings';
import { findTool, postgresBinary } from '../toolchains/toolchains';

const template = '/postgres-template';

/** What a sample needs so that it finds a PostgreSQL of its own, empty, with a database named like its user. */
interface Service {
  /** Bash commands that start it, before the sample. */
  prologue: string;
  env: Readonly<Record<string, string>>;
  binds: readonly Bind[];
}

/**
 * A private server in the sample's own machine: a copy of a freshly initialised cluster, so that transaction numbers
 * are the same in every run. Reached through a socket, and through localhost where the sample has a loopback interface.
 */
export async function postgresService(network: 'loopback' | undefined): Promise<Service> {
  const bin = path.dirname(postgresBinary('postgres'));
  const settings = [
    'unix_socket_directories=/run',
    `listen_addresses='${network ? 'localhost' : ''}'`,
    'fsync=off',
    'timezone=UTC',
    'max_connections=20',
    'autovacuum=off',
  ];
  const options = settings.map((setting) => `-c ${setting}`).join(' ');
  return {
    prologue: [
      `cp -r ${template} /run/postgres && chmod 700 /run/postgres`,
      `'${bin}/pg_ctl' -D /run/postgres -w -l /run/postgres.log -o "${options}" start >/dev/null || { cat /run/postgres.log; exit 125; }`,
    ].join('\n'),
    env: { PGHOST: '/run', PGUSER: 'reader', PGDATABASE: 'reader', PSQLRC: '/dev/null' },
    binds: [{ source: await clusterTemplate(bin), target: template, mode: 'ro' }],
  };
}

let making: Promise<string> | undefined;

/** A cluster as `initdb` leaves it, made once for each version, in a sandbox: the server refuses a user without a name. */
function clusterTemplate(bin: string): Promise<string> {
  // A failure is not kept: who asks again tries again.
  making ??= makeCluster(bin).catch((error: unknown) => {
    making = undefined;
    throw error;
  });
  return making;
}

async function makeCluster(bin: string): Promise<string> {
  const version = defined(findTool('postgres'), 'PostgreSQL').label.split(' ')[1] ?? '';
  const folder = path.join(sharedCache, `postgres-${version}`);
  if (fs.existsSync(path.join(folder, 'PG_VERSION'))) return folder;
  fs.mkdirSync(sharedCache, { recursive: true });
  const fresh = fs.mkdtempSync(`${folder}.`);
  if (process.getuid?.() === 0) fs.chownSync(fresh, nobody, nobody);
  const made = await runIsolated({
    script: `set -e
'${bin}/initdb' -D ${template} --no-sync --auth=trust --username=reader --encoding=UTF8 --locale=C.UTF-8 --wal-segsize=1
echo 'CREATE DATABASE reader' | '${bin}/postgres' --single -D ${template} postgres
chmod -R a+rX ${template}`,
    folder: sharedCache,
    files: [],
    cwd: 'postgres',
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC', HOME: '/home/reader' },
    binds: [{ source: fresh, target: template, mode: 'rw' }],
    limits: { ...defaultLimits, timeout: 120 },
  });
  if (made.status !== 0) throw new Error(`initdb failed:\n${made.output}`);
  try {
    fs.renameSync(fresh, folder);
  } catch (error) {
    // Another process was first: its cluster is as good.
    if (!fs.existsSync(path.join(folder, 'PG_VERSION'))) throw error;
    fs.rmSync(fresh, { recursive: true, force: true });
  }
  return folder;
}
