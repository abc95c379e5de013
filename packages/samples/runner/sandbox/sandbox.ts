import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

import { defined } from '@groundwork/lib/defined';
import { asShown } from '../../contract/notes/shownFiles';
import { canonical } from './canonical';
import type { Limits } from './limits';
import { killByEnvironment, killTree, usageOf } from '@groundwork/machine/processTree';

/** A folder of this machine that a sample sees. */
export interface Bind {
  source: string;
  target: string;
  mode: 'ro' | 'rw';
}

export interface Job {
  /** Bash script to run, in the sample's folder. */
  script: string;
  /** `$0` of that script. */
  name?: string;
  /** Files copied into the sample's folder, as paths below `folder`. */
  folder: string;
  files: readonly string[];
  /** Whether they are given as the page shows them. */
  asShown?: boolean;
  /** Name of the sample's folder below /home/reader. */
  cwd: string;
  env: Readonly<Record<string, string>>;
  stdin?: string;
  binds: readonly Bind[];
  network?: 'loopback';
  /** Root over namespaces of its own, for mounts and interfaces; a plain user otherwise. */
  user?: 'root';
  limits: Limits;
}

/** How a run ended: by itself with a status, or stopped because of a limit, or never started. */
type SandboxEnding = 'exited' | 'time' | 'memory' | 'processes' | 'output' | 'broken';

export interface RunResult {
  ending: SandboxEnding;
  status: number;
  /** Standard output and standard error in the order in which they were written, as a terminal shows them. */
  output: string;
  seconds: number;
}

const here = path.dirname(fileURLToPath(import.meta.url));
/** The user a sample runs as when the runner is root: has no name, owns nothing. */
export const nobody = 20_000;
const isRoot = process.getuid?.() === 0;

const namespaces = [
  '--user',
  '--map-root-user',
  '--mount',
  '--net',
  '--pid',
  '--ipc',
  '--uts',
  '--fork',
  '--kill-child',
];
const dropRoot = ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', '--inh-caps=-all'];

let probed: boolean | undefined;

/**
 * Whether this machine lets us build namespaces. Without them a sample runs in a plain folder with limits only.
 * `GROUNDWORK_ISOLATION=off` asks for that.
 */
export function isolationAvailable(): boolean {
  if (probed !== undefined) return probed;
  if (process.env['GROUNDWORK_ISOLATION'] === 'off') return (probed = false);
  const [command, ...args] = [
    ...(isRoot ? dropRoot : []),
    'unshare',
    ...namespaces,
    'mount',
    '-t',
    'proc',
    'proc',
    '/proc',
  ];
  probed = spawnSync(command, args, { stdio: 'ignore' }).status === 0;
  return probed;
}

/** One sentence for the report: what a sample is kept from. */
export function describeIsolation(): string {
  return isolationAvailable()
    ? 'isolated: own user, process, network, mount, IPC and host-name namespaces; read-only system, memory-backed folders'
    : "NOT isolated: no user namespaces here; samples run in a temporary folder with limits only, can reach the network, and those that need the repository's packages are skipped";
}

/**
 * Runs a script in a fresh folder and machine, within the limits. Never rejects because of what the sample does.
 * `prefix` is the beginning of a command that starts the rest of its words in other surroundings, such as `taskset`.
 */
export async function runIsolated(job: Job, prefix: readonly string[] = []): Promise<RunResult> {
  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'gw-sample-'));
  try {
    const stage = path.join(temporary, 'stage');
    stageFiles(job, stage);
    const started = performance.now();
    const outcome = await supervise(start(job, temporary, stage, prefix), job);
    return { ...outcome, seconds: (performance.now() - started) / 1000 };
  } finally {
    if (!isolationAvailable()) killByEnvironment(`HOME=${temporary}`);
    fs.rmSync(temporary, { recursive: true, force: true });
  }
}

function stageFiles(job: Job, stage: string): void {
  fs.mkdirSync(stage);
  for (const file of job.files) {
    const target = path.join(stage, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    const source = path.join(job.folder, file);
    if (job.asShown) fs.writeFileSync(target, asShown(fs.readFileSync(source)));
    else fs.copyFileSync(source, target);
    fs.chmodSync(target, fs.statSync(source).mode & 0o111 || file.endsWith('.sh') ? 0o755 : 0o644);
  }
}

function start(job: Job, temporary: string, stage: string, prefix: readonly string[]): ChildProcess {
  const command = ['bash', '--norc', '-c', job.script, job.name ?? 'bash'];
  const environment = Object.entries(job.env).map(([name, value]) => `${name}=${value}`);
  if (!isolationAvailable())
    return startPlain(job, temporary, stage, [...prefix, 'prlimit', ...prlimitOf(job.limits), '--', ...command]);
  fs.chmodSync(temporary, 0o755);
  const mount = path.join(temporary, 'root');
  fs.mkdirSync(mount);
  if (isRoot) fs.chownSync(mount, nobody, nobody);
  const binds = isRoot ? reachable(job.binds, temporary) : job.binds;
  const [program = 'unshare', ...args] = [
    ...prefix,
    ...(isRoot ? [...bindFirst(job.binds, binds), ...dropRoot] : []),
    ...['unshare', ...namespaces, 'bash', path.join(here, 'sandbox.sh')],
    ...['env', '-i', ...environment, ...command],
  ];
  return spawn(program, args, {
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    env: {
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      GW_MOUNT: mount,
      GW_STAGE: stage,
      GW_CWD: `/home/reader/${job.cwd}`,
      GW_BINDS: binds.map(({ source, target, mode }) => `${source} ${target} ${mode}`).join('\n'),
      GW_NET: job.network ?? 'none',
      GW_USER: job.user ?? 'reader',
      GW_DISK: String(job.limits.disk),
      GW_LIMITS: prlimitOf(job.limits).join(' '),
    },
  });
}

/** Where root makes folders reachable for the user it drops to, which may not walk into them by their own path. */
function reachable(binds: readonly Bind[], temporary: string): Bind[] {
  return binds.map((bind, index) => {
    const source = path.join(temporary, `bind-${index}`);
    fs.mkdirSync(source);
    return { ...bind, source };
  });
}

/** A command that mounts folders where `reachable` says, seen by itself only, and then becomes the words after it. */
function bindFirst(from: readonly Bind[], to: readonly Bind[]): string[] {
  const mounts = from.map(({ source }, index) => `mount --rbind '${source}' '${to[index]?.source ?? source}'`);
  return ['unshare', '--mount', 'bash', '-ec', `${mounts.join('\n')}\nexec "$@"`, 'bash'];
}

function startPlain(job: Job, temporary: string, stage: string, command: string[]): ChildProcess {
  const home = path.join(temporary, 'home');
  fs.mkdirSync(home);
  const folder = path.join(home, job.cwd);
  fs.renameSync(stage, folder);
  // As sandbox.sh ends, which needs its own: there the limits come after the last namespace.
  const wrapper = '"$@" 3>&- 2>&1; echo "status $?" >&3';
  return spawn('bash', ['-c', wrapper, 'bash', ...command], {
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    env: { ...job.env, HOME: home, TMPDIR: temporary },
  });
}

/**
 * Limits that the kernel keeps by itself. `--nproc` has no force over root; the supervisor counts as well.
 * `--data` bounds one process (heap and private memory) at twice the limit for all, for growth between two looks.
 */
// A core file of one byte is none; a limit of 0 would not stop a dump into a pipe (core(5)).
function prlimitOf({ memory, disk, processes }: Limits): string[] {
  const bytes = 2 ** 20;
  return [
    `--nproc=${processes}`,
    `--fsize=${disk * bytes}`,
    `--data=${2 * memory * bytes + 512 * bytes}`,
    '--core=1',
    '--nofile=1024',
  ];
}

type Outcome = Omit<RunResult, 'seconds'>;

/** Milliseconds that the streams of a sample may stay open after its end. */
const forDaemons = 1000;

/** Watches a started sample until it has ended or a limit is passed; then nothing of it is left running. */
function supervise(child: ChildProcess, { limits, stdin }: Job): Promise<Outcome> {
  return new Promise((resolve) => {
    let stopped: SandboxEnding | undefined;
    const stop = (because: SandboxEnding) => {
      stopped ??= because;
      if (child.pid) killTree(child.pid);
    };
    const output = collect(defined(child.stdout, 'The output of a sample'), limits.output, () => stop('output'));
    const complaint = collect(defined(child.stderr, 'The errors of a sample'), limits.output);
    const report = collect(child.stdio[3] as Readable, limits.output);
    const input = defined(child.stdin, 'The input of a sample');
    input.on('error', () => {});
    input.end(stdin ?? '');
    const timer = setTimeout(() => stop('time'), limits.timeout * patience() * 1000);
    const watch = setInterval(() => {
      const because = child.pid && excess(child.pid, limits);
      if (because) stop(because);
    }, 100);
    let patient: NodeJS.Timeout | undefined;
    const finish = (error?: Error) => {
      clearTimeout(timer);
      clearInterval(watch);
      clearTimeout(patient);
      if (child.pid) killTree(child.pid);
      resolve(outcomeOf(stopped, canonical(output()), report(), error ? String(error) : complaint()));
    };
    // What was written last may still be on its way when the process has ended, so its streams are read to their ends.
    child.on('close', () => finish());
    // The end of the first process is the end of the sample: a daemon that outlives it and holds the pipe is not waited for.
    child.on('exit', () => (patient = setTimeout(() => setImmediate(finish), forDaemons)));
    child.on('error', finish);
  });
}

/** Keeps what comes out of a stream up to a number of bytes, and says when there is more. */
function collect(stream: Readable, limit: number, onFlood?: () => void): () => string {
  const chunks: Buffer[] = [];
  let size = 0;
  stream.on('data', (chunk: Buffer) => {
    if (size <= limit) chunks.push(chunk);
    size += chunk.length;
    if (size > limit) onFlood?.();
  });
  return () => Buffer.concat(chunks).toString('utf8');
}

/** `report` is what the sandbox wrote when the sample had ended; without it the machine could not be built. */
function outcomeOf(stopped: SandboxEnding | undefined, output: string, report: string, complaint: string): Outcome {
  const status = /status (\d+)/.exec(report)?.[1];
  if (stopped) return { ending: stopped, status: 137, output };
  if (status === undefined) return { ending: 'broken', status: 125, output: output + complaint };
  return { ending: 'exited', status: Number(status), output };
}

/** Time limits are meant for an idle machine; one with more work than processors gets up to four times as long. */
function patience(): number {
  return Math.min(4, Math.max(1, (os.loadavg()[0] ?? 0) / os.availableParallelism()));
}

function excess(pid: number, limits: Limits): SandboxEnding | undefined {
  const { threads, memory } = usageOf(pid);
  // unshare, the script that builds the machine, and prlimit are not the sample's.
  if (threads > limits.processes - 8) return 'processes';
  if (memory > limits.memory + 16) return 'memory';
  return undefined;
}
