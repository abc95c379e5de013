import { describe, expect, it } from 'vitest';

import { findFacts, type MachineFacts } from './machineFacts';

const machine: MachineFacts = {
  release: '6.18.44-fc-v769',
  host: 'vm',
  model: 'Intel(R) Xeon(R) Processor',
  processors: 2,
  home: '/home/alice',
  user: 'alice',
  checkout: '/work/main',
};

/** What gives each fact away in an output, as `fact: text`. */
const told = (output: string, facts: Partial<MachineFacts> = {}): string[] => [
  ...new Set(
    findFacts(output, { ...machine, ...facts }).map(({ start, end, fact }) => `${fact}: ${output.slice(start, end)}`),
  ),
];

describe('a fact of the machine', () => {
  it.each([
    ['kernel:  6.18.44-fc-v769', "the kernel's release: 6.18.44-fc-v769"],
    ['Linux version 6.18.44 (gcc 12)', "the kernel's release: 6.18.44"],
    ['model name : Intel(R) Xeon(R) Processor', "the processor's model: Intel(R) Xeon(R) Processor"],
    ['vm', "the host's name: vm"],
    ['Linux vm 6.12 #1 SMP', "the host's name: vm"],
    ['hostname: vm', "the host's name: vm"],
    ['mail from alice@vm', "the host's name: vm"],
    ['ssh alice@example.org', "the user's name: alice"],
    ['drwxr-xr-x owner alice', "the user's name: alice"],
    ['/home/alice/.ssh/config', "the user's home: /home/alice"],
    ['file:///work/main/docs/a.mdx', 'the folder of the clone: /work/main'],
    ['GOMAXPROCS=2', 'the number of processors: 2'],
    ['CPU(s):              2', 'the number of processors: 2'],
    ['runtime.NumCPU() = 2', 'the number of processors: 2'],
    ['availableProcessors: 2', 'the number of processors: 2'],
    ['running on 2 logical processors', 'the number of processors: 2'],
  ])('is found in %j', (output, expected) => {
    expect(told(output)).toContain(expected);
  });

  it.each([
    'a round of 2, 2 threads, 2 cores of apples',
    'CPUs: 20, CPU(s): 2.5',
    'version 6.18.44 of a package',
    '6.18.441 on Linux',
    'vm.swappiness = 60 on the host',
    'alice meets bob',
    '/home/alice2 and /work/mainline',
    'Processor',
  ])('is not seen in %j', (output) => {
    expect(told(output)).toEqual([]);
  });

  it('is nothing that every machine shares', () => {
    const root = { user: 'root', home: '/root', host: 'localhost', checkout: '/app' };
    expect(told('user root in /root on host localhost\nroot\n/app/main.js', root)).toEqual([]);
    expect(told('user: reader of /home/reader', { user: 'reader', home: '/home/reader' })).toEqual([]);
  });

  it('that is a distinct word needs nothing beside it', () => {
    expect(told('saved by build-7f3a', { host: 'build-7f3a' })).toEqual(["the host's name: build-7f3a"]);
  });

  it('that this machine does not know is no fact', () => {
    expect(told('on host  with processor ', { host: '', model: '', user: '' })).toEqual([]);
  });
});
