import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import type { Evidence } from '../../contract/fences/blocks';
import { hashOf } from '../../contract/hash';
import { inputsOf, isProven } from './inputs';
import { unitsOf, type Unit } from './units';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'gw-inputs-'));
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

const page = 'java/hash';
const note = '```java file=Main.java\n```\n\n```console\n$ cat words.txt\none\n```\n';

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
}

const writeOptions = (options: object) => write(`samples/${page}/samples.json`, JSON.stringify(options));

function units(): Unit[] {
  return unitsOf(root, page, [page]).units;
}

const hashes = (): string[] => units().map(inputsOf);

beforeEach(() => {
  write(`docs/${page}.mdx`, note);
  write(`samples/${page}/Main.java`, 'void main() {}\n');
  write(`samples/${page}/words.txt`, 'one\n');
  writeOptions({});
});

describe('the inputs of a unit', () => {
  it('change with a file, also one that only another file reads', () => {
    const before = hashes();
    expect(hashes()).toEqual(before);
    write(`samples/${page}/words.txt`, 'two\n');
    for (const [index, hash] of hashes().entries()) expect(hash).not.toBe(before[index]);
  });

  it('change with what decides how the program runs and how that is judged', () => {
    const main = (options: object, meta = ''): string => {
      writeOptions({ programs: { 'Main.java': options } });
      write(`docs/${page}.mdx`, note.replace('Main.java', `Main.java${meta}`));
      return hashes()[0] ?? '';
    };
    const all = [
      main({}),
      main({ stdin: 'typed' }),
      main({ args: ['one'] }),
      main({ flags: ['-Xss1m'] }),
      main({ env: { LANG: 'de_DE' } }),
      main({ network: 'loopback' }),
      main({ user: 'root' }),
      main({ timeout: 5 }),
      main({ services: ['postgres'] }),
      main({ libs: ['org.example:a:1.0'] }),
      main({ libs: ['org.example:a:1.1'] }),
      main({ tty: true }),
      main({ vary: [{ pattern: '\\d+', why: 'the clock' }] }),
      main({}, ' exit=1'),
      main({}, ' fails="boom"'),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  it('are those that a note with a walk shows: without markers and notes', () => {
    const walk = (text: string): string => {
      write(`docs/${page}.mdx`, `---\nform: walk\n---\n\n${note}`);
      write(`samples/${page}/Main.java`, text);
      return hashes()[0] ?? '';
    };
    expect(walk('// #region a\nvoid main() {} //: It does nothing.\n// #endregion a\n')).toBe(walk('void main() {}\n'));
    expect(walk('void main() { }\n')).not.toBe(walk('void main() {}\n'));
  });

  it('do not change with words for readers, nor with what asks for commands', () => {
    const before = hashes();
    writeOptions({ programs: { 'Main.java': { notInBrowser: 'takes far too long there' } } });
    write(`docs/${page}.mdx`, `Another sentence.\n\n${note}`);
    expect(hashes()).toEqual(before);
  });

  it('are the same wherever tools, home, kernel and isolation are others', () => {
    const script = `
      const { inputsOf } = require('./inputs.ts');
      const { unitsOf } = require('./units.ts');
      console.log(JSON.stringify(unitsOf(${JSON.stringify(root)}, ${JSON.stringify(page)}, [${JSON.stringify(page)}]).units.map(inputsOf)));`;
    const { stdout } = spawnSync(
      'setarch',
      [os.machine(), '--uname-2.6', process.execPath, '--import', 'tsx', '--eval', script],
      {
        cwd: import.meta.dirname,
        encoding: 'utf8',
        env: { PATH: '/bin', HOME: '/nowhere', JAVA_HOME: '/nowhere', GROUNDWORK_ISOLATION: 'off', TZ: 'Asia/Tokyo' },
      },
    );
    expect(JSON.parse(stdout)).toEqual(hashes());
  });
});

it('a lock proves a unit whose inputs and output are those of its run, and no other', () => {
  const [, session] = units();
  const evidence: Evidence = {
    source: '',
    output: hashOf('$ cat words.txt\none'),
    inputs: inputsOf(session!),
    toolchain: 'bash 5',
    date: '2026-01-01',
  };
  expect(isProven(session!, evidence)).toBe(true);
  expect(isProven(session!, undefined)).toBe(false);
  expect(isProven(session!, { ...evidence, inputs: undefined })).toBe(false);
  expect(isProven(session!, { ...evidence, inputs: hashOf('other') })).toBe(false);
  expect(isProven(session!, { ...evidence, output: hashOf('other') })).toBe(false);
  const [program] = units();
  expect(isProven(program!, { ...evidence, inputs: inputsOf(program!), output: hashOf('') })).toBe(false);
});
