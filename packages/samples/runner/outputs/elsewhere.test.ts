import { spawnSync } from 'node:child_process';

import { expect, it } from 'vitest';

import { addsLines, otherSurroundings } from './elsewhere';

it('starts a command where the release and the processors are others, as far as it names them', () => {
  const see = ({ prefix }: { prefix: readonly string[] }) => {
    const [program = '', ...args] = [...prefix, 'sh', '-c', 'uname -r; nproc'];
    return spawnSync(program, args, { encoding: 'utf8' }).stdout.split('\n');
  };
  const own = see({ prefix: [] });
  const both = otherSurroundings({ processors: 'one', release: 'old' });
  const [release, processors] = see(both);
  expect(release !== own[0]).toBe(both.names.includes('another kernel release'));
  expect(processors !== own[1]).toBe(both.names.includes('one processor'));
  expect(see(otherSurroundings({ processors: 'all', release: 'own' }))).toEqual(own);
});

it('knows an output that only has lines added', () => {
  expect(addsLines('a\nb\n', 'warning\na\nb\n')).toBe(true);
  expect(addsLines('a\na\n', 'a\nwarning\n')).toBe(false);
  expect(addsLines('a\nb\n', 'b\na\n')).toBe(false);
  expect(addsLines('new\n', 'old\n')).toBe(false);
});
