import { debianPackageOf } from '../../contract/options/knownCommands';
import { expect, it } from 'vitest';

import { hasCommand, packagesFor, upstreamVersion } from './commands';

it.each([
  ['1.0.6-2+deb12u2', '1.0.6'],
  ['1:9.2p1-2+deb12u7', '9.2p1'],
  ['252.39-1~deb12u2', '252.39'],
  ['3.0.17', '3.0.17'],
  ['1.23+git20240101-1', '1.23'],
  ['0~20171227-0.3+deb12u1', '20171227'],
])('of Debian’s version %s the makers gave %s', (version, upstream) => {
  expect(upstreamVersion(version)).toBe(upstream);
});

it('finds a command where samples find it, and no other', () => {
  expect(hasCommand('sh')).toBe(true);
  expect(hasCommand('no-such-command')).toBe(false);
  expect(hasCommand('/bin/sh')).toBe(true);
  expect(hasCommand('/bin/no-such-file')).toBe(false);
});

it('lists each command once, in order, so that a second one is seen', () => {
  expect(Object.keys(debianPackageOf)).toEqual(Object.keys(debianPackageOf).toSorted());
});

it('installs what a package is of no use without', () => {
  expect(packagesFor(['gcc', 'tpm2', 'swtpm', 'tpm2', 'no-such-command'])).toEqual([
    'gcc',
    'libc6-dev',
    'tpm2-tools',
    'swtpm',
  ]);
});
