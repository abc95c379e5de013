import { expect, it } from 'vitest';

import { blocksIn } from '../../contract/fences/discover';
import type { MachineFacts } from './machineFacts';
import { refuseFacts } from './refuseFacts';
import type { Unit } from '../units/units';

const facts: MachineFacts = {
  release: '6.18.44-fc-v769',
  host: 'vm',
  model: '',
  processors: 2,
  home: '/root',
  user: 'root',
  checkout: '/work/main',
};

const program = (vary: Unit['vary']): Unit =>
  // As much of a unit as an output is judged by.
  ({ kind: 'program', page: 'linux/kernel', program: { file: 'look.sh' }, vary }) as unknown as Unit;

const output = 'first\nLinux 6.18.44-fc-v769\n';

it('names file, line, what was expected and found, and how to mend it', () => {
  const [error, ...others] = refuseFacts(program([]), output, facts);
  expect(others).toEqual([]);
  expect(error?.message).toBe(
    [
      'samples/linux/kernel/look.sh.out:2',
      `  expected  an output that is the same on every machine: without the kernel's release, "6.18.44-fc-v769"`,
      '  found     Linux 6.18.44-fc-v769',
      '  hint      print something else, or mark it in samples/linux/kernel/samples.json: { "vary": [{ "pattern": "…", "why": "…" }] }',
    ].join('\n'),
  );
});

it('lets a mark cover it, all of it', () => {
  const why = 'the kernel of the machine';
  expect(refuseFacts(program([{ pattern: 'Linux (\\S+)', why }]), output, facts)).toEqual([]);
  expect(refuseFacts(program([{ pattern: 'Linux ([\\d.]+)', why }]), output, facts)).toHaveLength(1);
});

it('counts lines in the note for a session, and leaves its commands to the author', () => {
  const note =
    '# A\n\n```console\n$ cat <<END\n> hostname vm\n> END\nhostname vm\n$ nproc --all # CPUs: 2\nCPUs: 2\n```\n';
  const [block] = blocksIn(note, 'linux/host', 'docs/linux/host.mdx');
  if (block?.kind !== 'session') throw new Error('The note has a session.');
  const unit = { kind: 'session', page: 'linux/host', doc: 'docs/linux/host.mdx', line: 3, block, vary: [] };
  const found = refuseFacts(unit as unknown as Unit, block.text, facts).map(({ mistake }) => mistake);
  expect(found.map(({ file, line, found: text }) => [file, line, text])).toEqual([
    ['docs/linux/host.mdx', 7, 'hostname vm'],
    ['docs/linux/host.mdx', 9, 'CPUs: 2'],
  ]);
});
