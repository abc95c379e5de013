import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { isolationAvailable } from './sandbox/sandbox';
import { repository } from './sandbox/surroundings';

// A probe that shows what is true of one machine alone: it is recorded in some surroundings, and run in others.

const tools = import.meta.dirname;
const tsx = path.join(repository, 'node_modules/tsx/dist/cli.mjs');
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'gw-any-machine-'));
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

const page = 'linux/probe';
const isRoot = process.getuid?.() === 0;
const several = os.availableParallelism() > 1;
/** No other release can be made where the tests themselves are told that of another. */
const newKernel = !os.release().startsWith('2.6.');

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
}

/** A note whose only sample is a script, with marks on what varies in its output. */
function writeProbe(script: string, ...patterns: string[]): void {
  write(`docs/${page}.mdx`, '```bash file=probe.sh\n```\n');
  write(`samples/${page}/probe.sh`, script);
  const vary = patterns.map((pattern) => ({ pattern, why: 'it is the machine that it tells of' }));
  write(`samples/${page}/samples.json`, JSON.stringify({ programs: { 'probe.sh': { vary } } }));
}

interface Surroundings {
  name: string;
  prefix: string[];
  env?: Record<string, string>;
  possible: boolean;
}

const here: Surroundings = { name: 'these surroundings', prefix: [], possible: true };
const others: Surroundings[] = [
  { name: 'another kernel release', prefix: ['setarch', os.machine(), '--uname-2.6'], possible: true },
  {
    name: 'another host name',
    prefix: ['unshare', '--uts', 'bash', '-c', 'hostname probe-7 && exec "$@"', 'bash'],
    possible: isRoot,
  },
  { name: 'one processor', prefix: ['taskset', '--cpu-list', '0'], possible: several },
  { name: 'another home', prefix: [], env: { HOME: path.join(root, 'home') }, possible: true },
];

function start(tool: 'run' | 'record', { prefix, env }: Surroundings, extra: Record<string, string> = {}) {
  const args = [tsx, path.join(tools, `${tool}.ts`), ...(tool === 'run' ? ['--all'] : [])];
  const [program = '', ...rest] = [...prefix, process.execPath, ...args];
  const { status, stdout } = spawnSync(program, rest, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CI: '', ...extra, ...env },
  });
  return { status, text: stdout };
}

beforeEach(() => {
  for (const folder of ['docs', 'samples', '.cache', 'home'])
    fs.rmSync(path.join(root, folder), { recursive: true, force: true });
  fs.mkdirSync(path.join(root, 'home'));
});

const probe = 'uname -r; uname -n; nproc; grep -m1 "^model name" /proc/cpuinfo; echo ~; id -un; echo the same\n';
const marks = ['^\\d+\\.\\d+\\..*$', '^\\d+$', '^model name.*$'];

describe('a sample that was recorded', { timeout: 120_000 }, () => {
  it.runIf(isolationAvailable())('in these surroundings passes in others, and the other way round', () => {
    writeProbe(probe, ...marks);
    expect(start('record', here)).toMatchObject({ status: 0 });
    for (const other of others.filter(({ possible }) => possible))
      expect(start('run', other), other.name).toMatchObject({ status: 0 });
    expect(fs.readFileSync(path.join(root, `samples/${page}/probe.sh.out`), 'utf8')).toMatch(/\nthe same\n$/);
    beforeElsewhere();
    expect(start('record', others[0]!)).toMatchObject({ status: 0 });
    expect(start('run', here)).toMatchObject({ status: 0 });
  });

  /** Forgets what these surroundings recorded. */
  function beforeElsewhere(): void {
    for (const file of ['probe.sh.out', 'samples.lock.json']) fs.rmSync(path.join(root, `samples/${page}`, file));
    fs.rmSync(path.join(root, '.cache'), { recursive: true });
  }
});

it('an output that an old kernel only adds a warning to is recorded', { timeout: 120_000 }, () => {
  writeProbe('case $(uname -r) in 2.6.*) echo "this kernel is old";; esac\necho made\n');
  expect(start('record', here)).toMatchObject({ status: 0 });
});

describe('an output is refused', { timeout: 120_000 }, () => {
  const refused = (script: string, extra?: Record<string, string>): string => {
    writeProbe(script);
    const { status, text } = start('record', here, extra);
    expect(status, text).toBe(1);
    expect(fs.existsSync(path.join(root, `samples/${page}/probe.sh.out`))).toBe(false);
    return text;
  };

  it("that names the kernel's release, the processor's model or the host", () => {
    expect(refused('echo "kernel: $(uname -r)"')).toMatch(
      /probe\.sh\.out:1\n +expected .*without the kernel's release[^]*found +kernel: \d[^]*hint +print something else, or mark it in samples\/linux\/probe\/samples\.json/,
    );
    if (os.cpus()[0]?.model)
      expect(refused('echo; grep -m1 "^model name" /proc/cpuinfo')).toMatch(/:2\n.*without the processor's model/);
    expect(refused('uname -n', { GROUNDWORK_ISOLATION: 'off' })).toContain("without the host's name");
  });

  it.runIf(several)('that depends on the number of processors, however it shows', () => {
    expect(refused('echo "CPUs: $(getconf _NPROCESSORS_ONLN)"')).toContain('without the number of processors');
    expect(refused('[ $(nproc) = 1 ] && echo few || echo many')).toMatch(
      /prints something else with .*one processor[^]*here +many\n[^]*there +few\n[^]*"measures"/,
    );
  });

  it.runIf(newKernel)('that depends on the release without showing it', () => {
    expect(refused('case $(uname -r) in 2.6.*) echo old;; *) echo new;; esac')).toMatch(
      /prints something else with another kernel release[^]*here +new\n[^]*there +old\n/,
    );
  });
});
