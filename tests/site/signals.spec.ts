import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';

import { expect, test } from '@playwright/test';

import { owner } from '../../site/config/owner';

// `npm start` as anyone runs it: npm, its shell, our process. The signals are real ones, sent to npm alone.
test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.skip(process.platform === 'win32', 'Windows has no signals');

interface Started {
  npm: ChildProcess;
  origin: string;
}

let started: Started;
let npms: ChildProcess[] = [];
test.beforeEach(async () => {
  started = await start();
});
test.afterEach(() => {
  // Also where it never served.
  for (const npm of npms) if (isAlive(npm)) process.kill(-groupOf(npm), 'SIGKILL');
  npms = [];
});

for (const signal of ['SIGTERM', 'SIGINT', 'SIGKILL'] as const) {
  test(`${signal} to npm ends the server, and leaves nothing behind`, async () => {
    const { npm, origin } = started;
    expect(await statusOf(origin)).toBe(200);
    await endedBy(signal, npm);
    await expect(statusOf(origin)).rejects.toThrow('ECONNREFUSED');
  });

  test(`${signal} to npm ends the server at once`, { tag: '@clock' }, async () => {
    // A tenth of a second where nothing else runs; four times the second that a reader may wait.
    expect(await endedBy(signal, started.npm)).toBeLessThan(4000);
  });
}

/** Sends the signal and waits until nothing of the process group runs. Returns how long that took, in milliseconds. */
async function endedBy(signal: NodeJS.Signals, npm: ChildProcess): Promise<number> {
  const sent = Date.now();
  npm.kill(signal);
  await expect.poll(() => isAlive(npm), { intervals: [20], timeout: 30_000 }).toBe(false);
  return Date.now() - sent;
}

/** Starts npm at the head of a process group of its own, by which everything that it starts can be found. */
async function start(): Promise<Started> {
  const npm = spawn('npm', ['start'], {
    detached: true,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  npms.push(npm);
  let output = '';
  for await (const chunk of npm.stdout.setEncoding('utf8') as AsyncIterable<string>) {
    output += chunk;
    const port = / is at http:\/\/localhost:(\d+)/.exec(output)?.[1];
    if (port === undefined) continue;
    return { npm, origin: `http://127.0.0.1:${port}` };
  }
  throw new Error(`npm start ended before it served: ${output}`);
}

function groupOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('npm did not start');
  return pid;
}

/** True while anything of the process group runs. What has ended and waits for `init` to notice does not. */
function isAlive(npm: ChildProcess): boolean {
  const processes = execFileSync('ps', ['-A', '-o', 'pgid=,stat='], { encoding: 'utf8' }).trim().split('\n');
  const group = String(groupOf(npm));
  return processes.some((text) => {
    const [pgid, state = ''] = text.trim().split(/\s+/);
    return pgid === group && !state.startsWith('Z');
  });
}

function ask(address: string): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    http.get(address, { agent: false, headers: { connection: 'keep-alive' } }, resolve).on('error', reject);
  });
}

async function statusOf(origin: string): Promise<number | undefined> {
  const response = await ask(origin + owner.baseUrl);
  response.resume();
  await once(response, 'end');
  return response.statusCode;
}
