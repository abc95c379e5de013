import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';

import { expect, test } from '@playwright/test';

import { owner } from '../../config/owner';

// `npm start` as anyone runs it: npm, its shell, our process. The signals are real ones, sent to npm alone.
test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.skip(process.platform === 'win32', 'Windows has no signals');

interface Started {
  npm: ChildProcess;
  origin: string;
}

let started: Started;
test.beforeEach(async () => {
  started = await start();
});
test.afterEach(() => {
  if (isAlive(started.npm)) process.kill(-groupOf(started.npm), 'SIGKILL');
});

for (const signal of ['SIGTERM', 'SIGINT', 'SIGKILL'] as const) {
  test(`${signal} to npm ends the server within a second, and leaves nothing behind`, async () => {
    const { npm, origin } = started;
    expect(await statusOf(origin)).toBe(200);
    const sent = Date.now();
    npm.kill(signal);
    await expect.poll(() => isAlive(npm), { intervals: [20], timeout: 5000 }).toBe(false);
    expect(Date.now() - sent).toBeLessThan(1000);
    await expect(statusOf(origin)).rejects.toThrow('ECONNREFUSED');
  });
}

/** Starts npm at the head of a process group of its own, by which everything that it starts can be found. */
async function start(): Promise<Started> {
  const npm = spawn('npm', ['start'], {
    detached: true,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
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
