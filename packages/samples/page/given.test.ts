import { expect, it } from 'vitest';

import type { ProgramBlock, SessionBlock } from '../contract/fences/blocks';
import { runOf } from './given';

const program = (file: string, of?: string): ProgramBlock => ({
  kind: 'program',
  page: 'a/b',
  line: 1,
  lang: '',
  file,
  fold: [],
  of,
  showOutput: true,
  highlight: '',
});
const session: SessionBlock = { kind: 'session', page: 'a/b', line: 1, text: '$ ls', steps: [], exits: [] };

it('says nothing where nothing is given', () => {
  expect(runOf(program('a.go'), {}, 'Go 1.26.8')).toEqual({ toolchain: 'Go 1.26.8', given: [] });
});

it.each([
  ['a.c', {}, ['compiled with gcc -O2 -Wall -pthread']],
  ['a.c', { flags: ['-lm'] }, ['compiled with gcc -O2 -Wall -pthread -lm']],
  ['a.java', { flags: ['-Xmx64m'], args: ['heap'] }, ['started with -Xmx64m', 'with the argument heap']],
  ['a.ts', { run: 'tsc' as const, flags: ['--strict'] }, ['checked with tsc --strict']],
  ['a.sql', { run: 'command' as const, command: 'python3 play.py "$FILE"' }, ['run by python3 play.py a.sql']],
  ['a.conf', { run: 'command' as const, command: 'nginx -t -c "$PWD/$FILE"' }, ['run by nginx -t -c a.conf']],
  [
    'a.py',
    { args: ['two words', '3'], stdin: 'x' },
    ['with the arguments "two words" 3', 'with "x" on its standard input'],
  ],
  [
    'a.py',
    { user: 'root' as const, network: 'loopback' as const },
    ['as root in a sandbox', 'with no network but localhost'],
  ],
  ['a.py', { services: ['postgres' as const] }, ['with a PostgreSQL server of its own']],
  ['a.py', { services: ['postgres' as const], decides: ['postgres'] }, []],
  ['a.go', { env: { GODEBUG: 'a=1' }, libs: ['com.h2database:h2:2.5.252'] }, ['with GODEBUG=a=1', 'with h2 2.5.252']],
])('%s given %o', (file, options, given) => {
  expect(runOf(program(file), { programs: { [file]: options } }, 'x 1').given).toEqual(given);
});

it("takes Debian's packages out of what decides", () => {
  const toolchain = 'Kafka 4.4.0, H2 2.5 on Linux 6.18, nftables 1.0.6, iproute2 6.1.0';
  expect(runOf(session, { sessions: { needs: ['nft', 'ip'] } }, toolchain)).toEqual({
    toolchain: 'Kafka 4.4.0, H2 2.5 on Linux 6.18',
    given: ['with the Debian packages nftables 1.0.6, iproute2 6.1.0'],
  });
});

it('keeps a package that decides', () => {
  const sessions = { needs: ['nft'], decides: ['nft'] };
  expect(runOf(session, { sessions }, 'nftables 1.0.6 on Linux 6.18')).toEqual({
    toolchain: 'nftables 1.0.6 on Linux 6.18',
    given: [],
  });
});

it('asks the program of an input for what it is given', () => {
  expect(runOf(program('b.c', 'a.c'), { programs: { 'a.c': { flags: ['b.c'] } } }, 'gcc 12').given).toEqual([
    'compiled with gcc -O2 -Wall -pthread b.c',
  ]);
});
