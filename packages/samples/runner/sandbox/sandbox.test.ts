import os from 'node:os';

import { expect, it } from 'vitest';

import { defaultLimits } from './limits';
import { isolationAvailable, runIsolated } from './sandbox';

const job = (script: string) => ({
  script,
  folder: os.tmpdir(),
  files: [],
  cwd: 'test',
  env: { PATH: '/usr/bin:/bin' },
  binds: [],
  limits: defaultLimits,
});

it(
  'has all that was printed, also where this process was busy when the sample ended',
  { timeout: 30_000 },
  async () => {
    const running = runIsolated(job('head -c 200000 /dev/zero | tr "\\\\0" x; echo; echo last'));
    const busy = setInterval(() => {
      const until = Date.now() + 100;
      while (Date.now() < until);
    }, 0);
    const { output, status } = await running;
    clearInterval(busy);
    expect(status).toBe(0);
    expect(output).toHaveLength(200_000 + '\nlast\n'.length);
  },
);

it('does not wait for a daemon that holds the output', { timeout: 30_000 }, async () => {
  const { output, seconds } = await runIsolated(job('setsid sleep 20 & echo started'));
  expect(output).toBe('started\n');
  expect(seconds).toBeLessThan(10);
});

it.runIf(isolationAvailable())('calls every machine by one name', async () => {
  const { output } = await runIsolated(job('uname -n; cat /etc/hostname'));
  expect(output).toBe('workbench\nworkbench\n');
});
