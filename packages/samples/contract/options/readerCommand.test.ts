import { expect, it } from 'vitest';

import { readerCommand } from './readerCommand';
import type { ProgramOptions } from './samplesJson';

it.each<[string, ProgramOptions, string]>([
  ['a.py', { args: ['two words'] }, "python3 a.py 'two words'"],
  ['a.c', { flags: ['-lm'], args: ['1'] }, 'gcc -O2 -Wall -pthread a.c -o a -lm && ./a 1'],
  ['a.go', { flags: ['b.go'] }, 'go run a.go b.go'],
  ['A.java', { flags: ['-Xmx64m'] }, 'java -Xmx64m A.java'],
  ['a.mjs', { stdin: "it's", env: { TZ: 'UTC' } }, `printf %s 'it'\\''s' | TZ=UTC node a.mjs`],
  ['a.sh', { user: 'root' }, 'unshare --map-root-user --mount --net --uts bash a.sh'],
  ['app.conf', { run: 'command', command: 'grep -c = "$FILE"' }, 'grep -c = app.conf'],
])('%s with %j is typed as it was recorded', (file, options, command) => {
  expect(readerCommand(file, options)).toBe(command);
});

it.each<[string, ProgramOptions]>([
  ['page.html', {}],
  ['a.ts', { run: 'tsc' }],
  ['a.yaml', { schema: 'a.schema.json' }],
  ['A.java', { libs: ['org.example:a:1.0'] }],
  ['a.sh', { services: ['postgres'] }],
  ['a.sh', { user: 'root', network: 'loopback' }],
])('no one line does for %s with %j', (file, options) => {
  expect(readerCommand(file, options)).toBeUndefined();
});
