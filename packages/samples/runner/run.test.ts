import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { isDue } from './units/due';
import { isolationAvailable } from './sandbox/sandbox';
import { repository, sharedCache } from './sandbox/surroundings';
import { unitsOf } from './units/units';

// One small repository with a sample for every way in which a sample can misbehave: recorded, tampered with, run.

const tools = import.meta.dirname;
const tsx = path.join(repository, 'node_modules/tsx/dist/cli.mjs');
let root: string;

const page = 'bash/faults';
const samples: Record<string, string> = {
  'good.sh': 'echo "it is $(date +%s)"\n',
  'source.sh': 'echo one\n',
  'output.sh': 'echo two\n',
  'hang.sh': 'echo before\nsleep 4711\n',
  'daemon.sh': 'setsid sleep 4712 >/dev/null 2>&1 &\necho started\n',
  'fork.sh': 'bomb() { bomb | bomb & }\nbomb\nsleep 30\n',
  'flood.sh': 'yes flood\n',
  'outside.sh': 'echo x > /etc/planted\n',
  'repository.sh': 'echo x > /node_modules/planted\n',
  'memory.py': 'data = []\nwhile True:\n    data.append(bytearray(10_000_000))\n',
  'exit.sh': 'exit 3\n',
  'mended.sh': 'echo "no failure any more"\n',
  'network.py': "import socket\nsocket.create_connection(('1.1.1.1', 53), 2)\n",
};
const fences = (names: string[]) =>
  names.map((name) => `\`\`\`${name.endsWith('.py') ? 'python' : 'bash'} file=${name}\n\`\`\`\n`).join('\n');
const session = '```console\n$ echo three\nthree\n```\n';

beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'gw-runner-test-'));
  write('docs/bash/faults.mdx', `${fences(['good.sh', 'source.sh', 'output.sh', 'daemon.sh'])}\n${session}`);
  write('docs/bash/untouched.mdx', '```console\n$ echo untouched\nuntouched\n```\n');
  for (const [name, text] of Object.entries(samples)) write(`samples/${page}/${name}`, text);
  write(
    `samples/${page}/samples.json`,
    JSON.stringify({
      programs: {
        'good.sh': { vary: [{ pattern: 'is (\\d+)', why: 'the clock goes on' }] },
        'hang.sh': { timeout: 1 },
        'fork.sh': { processes: 100, timeout: 10 },
        'memory.py': { memory: 64, timeout: 10 },
      },
    }),
  );
}, 60_000);

afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
}

function run(tool: 'run' | 'record', ...args: string[]) {
  return runWith({}, tool, ...args);
}

function runWith(extra: Record<string, string>, tool: 'run' | 'record', ...args: string[]) {
  const env = { ...process.env, CI: '', ...extra };
  const { status, stdout } = spawnSync(process.execPath, [tsx, path.join(tools, `${tool}.ts`), ...args], {
    cwd: root,
    encoding: 'utf8',
    env,
  });
  return { status, text: stdout, last: stdout.trimEnd().split('\n').at(-1) };
}

/** The part of a report that speaks of one sample. */
function reportOn(text: string, name: string): string {
  return text.split(/^(?=FAILED )/m).find((part) => part.startsWith(`FAILED ${page}/${name}`)) ?? '';
}

describe('the runner', { timeout: 120_000 }, () => {
  it('records outputs, sessions and evidence, and finds them unchanged afterwards', () => {
    write(
      'docs/bash/faults.mdx',
      `${fences(['good.sh', 'source.sh', 'output.sh', 'daemon.sh'])}\n${session.replace('\nthree', '')}`,
    );
    const recorded = run('record');
    expect(recorded).toMatchObject({ status: 0, last: '6 passed, 0 failed, 0 skipped' });
    expect(fs.readFileSync(path.join(root, 'docs/bash/faults.mdx'), 'utf8')).toContain('$ echo three\nthree\n');
    expect(fs.readFileSync(path.join(root, `samples/${page}/source.sh.out`), 'utf8')).toBe('one\n');
    expect(run('run')).toMatchObject({ status: 0, last: '6 passed, 0 failed, 0 skipped' });
    expect(run('run', '--all')).toMatchObject({ status: 0, last: '6 passed, 0 failed, 0 skipped' });
  });

  it('records the same a second time, byte for byte', () => {
    const before = fs.readFileSync(path.join(root, `samples/${page}/good.sh.out`), 'utf8');
    run('record');
    expect(fs.readFileSync(path.join(root, `samples/${page}/good.sh.out`), 'utf8')).toBe(before);
  });

  it('refuses to record what varies without a mark', () => {
    write('docs/bash/clock.mdx', '```bash file=clock.sh\n```\n');
    write('samples/bash/clock/clock.sh', 'date +%N\n');
    const { status, text } = run('record', 'bash/clock');
    expect(status).toBe(1);
    expect(text).toContain('varies from run to run');
    fs.rmSync(path.join(root, 'docs/bash/clock.mdx'));
  });

  it('catches one changed byte in a source, an output and a session', () => {
    write(`samples/${page}/source.sh`, 'echo ona\n');
    write(`samples/${page}/output.sh.out`, 'twa\n');
    write(
      'docs/bash/faults.mdx',
      `${fences(['good.sh', 'source.sh', 'output.sh', 'daemon.sh'])}\n${session.replace('\nthree', '\nthrea')}`,
    );
    const lock = path.join(root, `samples/${page}/samples.lock.json`);
    const recorded = fs.readFileSync(lock, 'utf8');
    const evidence = JSON.parse(recorded) as { programs: Record<string, { toolchain: string }> };
    evidence.programs['source.sh']!.toolchain = 'bash 4.4';
    fs.writeFileSync(lock, JSON.stringify(evidence));
    const { status, text, last } = run('run');
    fs.writeFileSync(lock, recorded);
    expect(status).toBe(1);
    expect(last).toBe('3 passed, 3 failed, 0 skipped');
    expect(reportOn(text, 'source.sh')).toMatch(/recorded {2}one\n.*printed {3}ona/);
    expect(reportOn(text, 'source.sh')).toMatch(/recorded with bash 4\.4; this machine has bash \d/);
    expect(reportOn(text, 'output.sh')).not.toContain('recorded with');
    expect(reportOn(text, 'output.sh')).toMatch(/recorded {2}twa\n.*printed {3}two/);
    expect(text).toMatch(/FAILED bash\/faults:13/);
    write(`samples/${page}/source.sh`, samples['source.sh']!);
    write(`samples/${page}/output.sh.out`, 'two\n');
  });

  it('stops what hangs, forks, floods, eats memory, writes outside or exits wrongly, and goes on', () => {
    const bad = [
      'hang.sh',
      'fork.sh',
      'flood.sh',
      'outside.sh',
      'memory.py',
      'exit.sh',
      ...(isolationAvailable() ? ['repository.sh', 'network.py'] : []),
    ];
    write('docs/bash/faults.mdx', `${fences(['good.sh', ...bad])}\n\`\`\`bash file=mended.sh exit=1\n\`\`\`\n`);
    const { status, text, last } = run('run');
    expect(status).toBe(1);
    expect(last).toBe(`2 passed, ${bad.length + 1} failed, 0 skipped`);
    expect(reportOn(text, 'hang.sh')).toMatch(/stopped: ran longer than 1 s\n[\s\S]*\| before/);
    expect(reportOn(text, 'fork.sh')).toContain('stopped: more than');
    expect(reportOn(text, 'flood.sh')).toMatch(/stopped: printed more than 256 KiB[\s\S]*\| flood/);
    expect(reportOn(text, 'memory.py')).toContain('stopped: used more than 64 MiB of memory');
    expect(reportOn(text, 'outside.sh')).toMatch(/exited with 1[\s\S]*\/etc\/planted/);
    expect(reportOn(text, 'exit.sh')).toContain('exited with 3');
    expect(reportOn(text, 'mended.sh')).toContain('exited with 0, expected exit=1');
  });

  it.runIf(isolationAvailable())('keeps samples from the repository and the network', () => {
    const { text } = run('run');
    expect(reportOn(text, 'repository.sh')).toMatch(
      /\/node_modules\/planted: (Read-only file system|Permission denied)/,
    );
    expect(reportOn(text, 'network.py')).toContain('Network is unreachable');
  });

  it('leaves no process behind', () => {
    const { stdout } = spawnSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
    expect(stdout).not.toMatch(/sleep 471[12]/);
  });

  it('accepts a block that does not run only when the lock lists it, and drops it from the list when it is gone', () => {
    write('docs/bash/faults.mdx', '```bash norun="needs a second disk"\nmkfs /dev/sdb\n```\n');
    expect(run('run', page).text).toContain('--norun adds it to the list on purpose');
    expect(run('record', page).status).toBe(1);
    expect(run('record', page, '--norun').status).toBe(0);
    expect(run('run', page)).toMatchObject({ status: 0, last: '0 passed, 0 failed, 0 skipped' });
    write('docs/bash/faults.mdx', '```bash file=good.sh norun="needs a second disk"\n```\n');
    expect(run('record', page, '--norun').status).toBe(0);
    expect(run('run', page)).toMatchObject({ status: 0 });
    if (isolationAvailable())
      expect(run('run', page, '--all').text).toContain('runs, though it is declared not runnable');
    write('docs/bash/faults.mdx', 'Gone.\n');
    expect(run('run', page).text).toContain('the lock lists this block as not runnable');
    run('record', page);
    expect(fs.existsSync(path.join(root, `samples/${page}/samples.lock.json`))).toBe(false);
  });

  it("names and skips a missing tool on a contributor's machine, and fails in CI", () => {
    write('docs/html/tabs.mdx', '```html file=tabs.html\n```\n');
    write('samples/html/tabs/tabs.html', '<!doctype html>\n');
    const atHome = runWith({ CHROMIUM: '/nowhere/chromium' }, 'run', 'html');
    expect(atHome).toMatchObject({ status: 0, last: '0 passed, 0 failed, 1 skipped' });
    expect(atHome.text).toContain('skipped html/tabs/tabs.html: chromium not found');
    expect(runWith({ CHROMIUM: '/nowhere/chromium', CI: 'true' }, 'run', 'html')).toMatchObject({ status: 1 });
  });

  // Prints the second result only in runs after the first, which leaves a mark in Go's shared cache.
  const mark = 'gw-run-test-mark';
  const writeTimed = (options: object) => {
    const file = `/home/reader/.cache/go-build/${mark}`;
    write('docs/bash/timed.mdx', fences(['disturbed.sh', 'wrong.sh']));
    write('samples/bash/timed/disturbed.sh', `[ -e ${file} ] && echo quiet || echo disturbed\ntouch ${file}\n`);
    write('samples/bash/timed/disturbed.sh.out', 'quiet\n');
    write('samples/bash/timed/wrong.sh', 'echo wrong\n');
    write('samples/bash/timed/wrong.sh.out', 'right\n');
    write(
      'samples/bash/timed/samples.json',
      JSON.stringify({ programs: { 'disturbed.sh': options, 'wrong.sh': options } }),
    );
  };
  const removeMark = () => fs.rmSync(path.join(sharedCache, 'go-build', mark), { force: true });

  it('repeats a measurement that was disturbed, says so, and fails one that stays wrong', () => {
    writeTimed({ measures: 'the time of a load' });
    const { status, text } = run('run', 'bash/timed');
    removeMark();
    expect(text).toContain(
      'run 2 of bash/timed/disturbed.sh is as recorded, an earlier one was not: the time of a load',
    );
    expect(text).toMatch(/FAILED bash\/timed\/wrong\.sh/);
    expect(status).toBe(1);
  });

  it('repeats what failed once, says what it had printed, and fails what stays wrong', () => {
    writeTimed({});
    const { status, text } = run('run', 'bash/timed', '--all');
    removeMark();
    expect(text).toMatch(
      /run 2 of bash\/timed\/disturbed\.sh is as recorded, an earlier one was not: prints something else/,
    );
    expect(text.match(/FAILED bash\/timed\/\w+\.sh/g)).toEqual(['FAILED bash/timed/wrong.sh']);
    expect(text).toMatch(/\nFailed:\n {2}bash\/timed\/wrong\.sh \(docs\/bash\/timed\.mdx:4\)\n\n\d+ passed, 1 failed/);
    expect(status).toBe(1);
  });

  it('repeats what could not be made ready, and fails it by its name', () => {
    write('docs/js/pinned.mdx', '```js file=pinned.mjs\n```\n');
    write('samples/js/pinned/pinned.mjs', 'console.log(1);\n');
    write('samples/js/pinned/package.json', '{}\n');
    write('samples/js/pinned/package-lock.json', 'no lock\n');
    const { status, text, last } = runWith({ XDG_CACHE_HOME: path.join(root, 'kept') }, 'run', 'js/pinned');
    expect(text.match(/^npm ci: try \d of 3 failed/gm)).toHaveLength(2);
    expect(text).toMatch(/FAILED js\/pinned\/pinned\.mjs[^]*could not be started/);
    expect({ status, last }).toEqual({ status: 1, last: '0 passed, 1 failed, 0 skipped' });
  });

  // What a sample finds in Go's shared cache is of the machine, and no input of the repository's.
  it.runIf(isolationAvailable())('leaves to the lock what it proves, and only tells where a tenth of it drifts', () => {
    const file = `/home/reader/.cache/go-build/${mark}`;
    write('docs/bash/drift.mdx', '```bash file=drift.sh\n```\n');
    write('samples/bash/drift/drift.sh', `echo same\n[ -e ${file} ] && echo marked || echo bare\n`);
    expect(run('record', 'bash/drift')).toMatchObject({ status: 0 });
    const forget = () => fs.rmSync(path.join(root, '.cache'), { recursive: true });
    forget();
    fs.writeFileSync(path.join(sharedCache, 'go-build', mark), '');
    try {
      const proven = runWith({ SAMPLES_TENTH: 'none' }, 'run', 'bash/drift');
      expect(proven).toMatchObject({ status: 0, last: '1 passed, 0 failed, 0 skipped' });
      expect(proven.text).not.toContain('DRIFT');
      expect(fs.existsSync(path.join(root, '.cache/samples/results'))).toBe(false);

      const [unit] = unitsOf(root, 'bash/drift', ['bash/drift']).units;
      const own = [...'0123456789'].map(Number).findIndex((turn) => isDue(unit!, turn));
      const tenth = (digit: number) => runWith({ SAMPLES_TENTH: String(digit) }, 'run', 'bash/drift');
      expect(tenth((own + 1) % 10).text).not.toContain('DRIFT');
      const drifted = tenth(own);
      expect(drifted).toMatchObject({ status: 0, last: '1 passed, 0 failed, 0 skipped' });
      expect(drifted.text).toMatch(
        /DRIFT: bash\/drift\/drift\.sh recorded with bash [^\n]*, \d{4}-\d\d-\d\d, here bash [^\n]*: line 2 recorded "bare", printed "marked"\n/,
      );
      const told = fs.readFileSync(path.join(root, '.cache/check/report.jsonl'), 'utf8');
      expect(told).toMatch(/"kind":"drift","text":"bash\/drift\/drift\.sh recorded with/);

      expect(run('run', 'bash/drift', '--all')).toMatchObject({ status: 1, last: '0 passed, 1 failed, 0 skipped' });
      forget();
      write('samples/bash/drift/drift.sh', `echo "same"\n[ -e ${file} ] && echo marked || echo bare\n`);
      expect(runWith({ SAMPLES_TENTH: 'none' }, 'run', 'bash/drift')).toMatchObject({ status: 1 });
      removeMark();
      expect(runWith({ SAMPLES_TENTH: 'none' }, 'run', 'bash/drift')).toMatchObject({ status: 0 });
      const reported = fs.readFileSync(path.join(root, '.cache/check/report.jsonl'), 'utf8');
      expect(reported).toContain(
        'the lock of samples/bash/drift: its samples run each time, until npm run record bash/drift',
      );
    } finally {
      removeMark();
    }
  });

  it('refuses a command that no Debian package is known for', () => {
    write('docs/bash/needy.mdx', '```console\n$ frobnicate\n```\n');
    write('samples/bash/needy/samples.json', JSON.stringify({ sessions: { needs: ['frobnicate'] } }));
    const { status, text } = run('run', 'bash/needy');
    expect(status).toBe(1);
    expect(text).toMatch(/needy\/samples\.json[^]*found +frobnicate\n[^]*hint +add frobnicate there/);
  });

  it('says so and still limits samples where there are no namespaces', () => {
    write('docs/bash/plain.mdx', fences(['good.sh', 'daemon.sh', 'hang.sh']));
    for (const name of ['good.sh', 'daemon.sh', 'hang.sh']) write(`samples/bash/plain/${name}`, samples[name]!);
    write('samples/bash/plain/samples.json', JSON.stringify({ programs: { 'hang.sh': { timeout: 1 } } }));
    const { status, text } = runWith({ GROUNDWORK_ISOLATION: 'off' }, 'run', 'bash/plain');
    expect(status).toBe(1);
    expect(text).toContain('NOT isolated');
    expect(text).toMatch(/good\.sh[^\n]*\n +has no recorded output/);
    expect(text).toContain('stopped: ran longer than 1 s');
    const { stdout } = spawnSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
    expect(stdout).not.toMatch(/sleep 471[12]/);
  });
});
