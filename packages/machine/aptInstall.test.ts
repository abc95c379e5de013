import { expect, it, vi } from 'vitest';

import { installBy, type AptGet } from './aptInstall';

const tries = { attempts: 3, firstRest: 1, rest: () => undefined };

/** An apt-get whose installs end with these statuses, one after the other. */
function aptGet(...statuses: (number | null)[]): { run: AptGet; calls: string[][] } {
  const calls: string[][] = [];
  const run: AptGet = (...args) => {
    calls.push(args);
    return args[0] === 'install' ? (statuses.shift() ?? null) : 100;
  };
  return { run, calls };
}

it('takes packages that come although the lists did not', () => {
  const { run, calls } = aptGet(0);
  expect(installBy(run, ['caddy'], tries)).toBeNull();
  expect(calls.map(([command]) => command)).toEqual(['update', 'install']);
  expect(calls.at(-1)).toEqual(expect.arrayContaining(['-o', 'DPkg::Lock::Timeout=120', 'caddy']));
});

it('tries three times, and then says what was missing and what to do', () => {
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  expect(installBy(aptGet(100, 0).run, ['caddy'], tries)).toBeNull();
  const { run, calls } = aptGet(100, null, 100);
  expect(installBy(run, ['caddy', 'nginx-light'], tries)).toMatch(
    /^apt-get could not install caddy, nginx-light \(.*install with 100; .*install them by hand/,
  );
  expect(calls.filter(([command]) => command === 'install')).toHaveLength(3);
  vi.restoreAllMocks();
});
