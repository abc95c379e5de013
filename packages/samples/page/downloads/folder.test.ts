import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { blocksIn } from '../../contract/fences/discover';
import { readerCommand } from '../../contract/options/readerCommand';
import type { ProgramOptions } from '../../contract/options/samplesJson';
import { commandsFor, folderOf, offeredFolder, writeFolders } from './folder';

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'folder-'));
  write('docs/network/nat.mdx', '---\ntitle: NAT\nform: walk\n---\n\nText.\n');
  write('samples/network/nat/a.py', '# #region a\nprint(1) #: Says one.\n# #endregion a\n');
  write('samples/network/nat/sub/run.sh', 'echo one\n');
  fs.chmodSync(path.join(root, 'samples/network/nat/sub/run.sh'), 0o755);
});
afterEach(() => fs.rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  const target = path.join(root, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text);
}

const files = ['a.py', 'sub/run.sh'];

describe('the folder of a page', () => {
  it('holds the files as the page shows them, runnable where they are', async () => {
    await writeFolders(root, path.join(root, 'build'));
    const folder = offeredFolder(root, 'network/nat', files)!;
    expect(folder.file).toMatch(/^assets\/files\/nat\.[\da-f]{12}\.zip$/);
    const unpacked = spawnSync('python3', [
      '-c',
      'import sys, zipfile\nfor i in zipfile.ZipFile(sys.argv[1]).infolist(): print(i.filename, oct(i.external_attr >> 16), i.date_time[:3], zipfile.ZipFile(sys.argv[1]).read(i))',
      path.join(root, 'build', folder.file),
    ]);
    expect(unpacked.stdout.toString()).toBe(
      "nat/a.py 0o100644 (1980, 1, 1) b'print(1)\\n'\nnat/sub/run.sh 0o100755 (1980, 1, 1) b'echo one\\n'\n",
    );
  });

  it('is the same bytes each time, and others for other files', () => {
    const file = { name: 'a', content: Buffer.from('a'), isExecutable: false };
    expect(folderOf('network/nat', [file])).toEqual(folderOf('network/nat', [file]));
    expect(folderOf('network/nat', [file]).file).not.toBe(folderOf('network/nat', [{ ...file, name: 'b' }]).file);
  });

  it('is offered by a note with a walk, where there is more than one file', () => {
    expect(offeredFolder(root, 'network/nat', ['a.py'])).toBeUndefined();
    write('docs/network/nat.mdx', '---\ntitle: NAT\n---\n\nform: walk\n');
    expect(offeredFolder(root, 'network/nat', files)).toBeUndefined();
  });

  it('refuses a file of more than 1 MB', () => {
    write('samples/network/nat/a.py', '#'.repeat(1_000_001));
    expect(() => offeredFolder(root, 'network/nat', files)).toThrowErrorMatchingInlineSnapshot(`
      [AuthorError: samples/network/nat/a.py
        expected  at most 1000000 bytes in each file of a folder that readers download
        found     1000001 bytes
        hint      let a program of the folder make it, or leave out what the page does not need]
    `);
  });
});

const commands = (text: string, programs: Record<string, ProgramOptions> = {}) => {
  const folder = folderOf('network/nat', []);
  return commandsFor(folder, blocksIn(text, 'network/nat', ''), { programs });
};

describe('what a reader types', () => {
  it('runs the last program whose output is shown', () => {
    const text = '```python file=a.py\n```\n\n```python file=b.py\n```\n\n```python file=c.py output=none\n```';
    expect(commands(text, { 'b.py': { args: ['two words'] } })).toBe(
      "unzip nat.zip && cd nat && python3 b.py 'two words'",
    );
  });

  it('opens the folder where sessions say the commands, or no line runs it', () => {
    expect(commands('```python file=a.py\n```\n\n```console\n$ ls\n```')).toBe('unzip nat.zip && cd nat');
    expect(commands('```html file=a.html\n```')).toBe('unzip nat.zip && cd nat');
  });

  it.each<[string, ProgramOptions, string | undefined]>([
    ['a.c', { flags: ['-lm'], args: ['3'] }, 'gcc -O2 -Wall -pthread a.c -o a -lm && ./a 3'],
    ['sub/a.c', { stdin: 'x' }, 'gcc -O2 -Wall -pthread sub/a.c -o a && printf %s x | ./a'],
    ['a.go', { flags: ['b.go'], args: ['3'] }, 'go run a.go b.go 3'],
    ['a.mjs', { flags: ['--expose-gc'], env: { A: 'b c' } }, "A='b c' node --expose-gc a.mjs"],
    [
      'a.py',
      { stdin: 'a\n', user: 'root' },
      "printf %s 'a\n' | unshare --map-root-user --mount --net --uts python3 a.py",
    ],
    ['a.conf', { run: 'command', command: 'nginx -t -c "$PWD/$FILE"' }, 'nginx -t -c a.conf'],
    ['a.ts', { run: 'tsc' }, undefined],
    ['a.sql', {}, undefined],
  ])('%s %o', (file, options, command) => {
    expect(readerCommand(file, options)).toBe(command);
  });
});
