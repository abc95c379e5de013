import { beforeEach, describe, expect, it } from 'vitest';

import type { Evidence, ProgramBlock, SessionBlock } from '../fences/blocks';
import { sessionKey } from '../fences/sessionKey';
import { hashOf } from '../hash';
import { notesFolder } from '../../testing/notesFolder';
import { lengthOf, readPage, showProgram, showSession, type PageSamples } from './pageSamples';

const { root, write } = notesFolder();
const place = { file: 'docs/python/ports.mdx', line: 7 };
const folder = 'samples/python/ports/';

const source = '# #region shown\nprint(1)\n# #region long\nprint(2)\n# #endregion long\n# #endregion shown\nprint(3)\n';
const output = '1\n2\n3\n';
const recorded = (text: string, printed: string): Evidence => ({
  source: hashOf(text),
  output: hashOf(printed),
  toolchain: 'Python 3.11.2',
  date: '2026-11-20',
});
const lock = (programs: Record<string, Evidence>, sessions: Record<string, Evidence> = {}): void =>
  write(`${folder}samples.lock.json`, JSON.stringify({ programs, sessions }));
const vary = { pattern: '\\d{4}', why: 'the kernel picks a port' };

beforeEach(() => {
  write('docs/python/ports.mdx', '');
  write(`${folder}ports.py`, source);
  write(`${folder}ports.py.out`, output);
  write(`${folder}samples.json`, JSON.stringify({ vary: [vary] }));
  lock({ 'ports.py': recorded(source, output) });
});

const page = (strict = true): PageSamples => readPage(root, 'python/ports', { sources: 'https://code', strict });
const program = (parts: Partial<ProgramBlock> = {}): ProgramBlock => ({
  kind: 'program',
  page: 'python/ports',
  line: 7,
  lang: 'python',
  file: 'ports.py',
  fold: [],
  showOutput: true,
  highlight: '',
  ...parts,
});
const shown = (parts: Partial<ProgramBlock> = {}, strict = true) => showProgram(program(parts), page(strict), place);

describe('a program', () => {
  it('is shown without markers, with what was recorded of it', () => {
    expect(shown()).toMatchObject({
      text: 'print(1)\nprint(2)\nprint(3)',
      output,
      evidence: { toolchain: 'Python 3.11.2' },
      vary: [vary],
      ended: [],
    });
  });

  it('is shown in part, and folded in part, while the whole stays at hand', () => {
    const { text, whole, folds } = shown({ region: 'shown', fold: ['long'] });
    expect([text, whole]).toEqual(['print(1)\nprint(2)', 'print(1)\nprint(2)\nprint(3)']);
    expect(folds).toMatchObject([{ name: 'long' }]);
  });

  it('has no output where it is an input of another, whose evidence it has', () => {
    write(`${folder}data.txt`, 'a');
    const input = shown({ file: 'data.txt', of: 'ports.py' });
    expect(input.evidence?.output).toBe(hashOf(output));
    expect(input).not.toHaveProperty('output');
    expect(shown({ file: 'data.txt', of: 'session' })).not.toHaveProperty('evidence');
    expect(shown({ norun: 'it needs two machines' })).not.toHaveProperty('evidence');
  });

  it('says which lines are new since an earlier state of it', () => {
    write(`${folder}before.py`, 'print(1)\nprint(3)\n');
    expect(shown({ since: 'before.py' }).added).toEqual([2]);
  });

  const broken: [what: string, change: () => void, parts: Partial<ProgramBlock>, found: string][] = [
    [
      'another source',
      () => write(`${folder}ports.py`, 'print(4)\n'),
      {},
      `another text (hash ${hashOf('print(4)\n')})`,
    ],
    ['another output', () => write(`${folder}ports.py.out`, '3\n'), {}, `another text (hash ${hashOf('3\n')})`],
    ['no evidence', () => lock({}), {}, 'none'],
    ['no such file', () => undefined, { file: 'port.py' }, 'a file samples/python/ports/port.py'],
    ['no such region', () => undefined, { region: 'show' }, 'the regions shown, long'],
    ['nothing to fold', () => undefined, { region: 'shown', fold: ['short'] }, 'the regions long'],
    ['no new line', () => write(`${folder}before.py`, source), { since: 'before.py' }, 'no line that is new since'],
    [
      'too little of the earlier state',
      () => write(`${folder}before.py`, 'a\nb\nprint(1)\n'),
      { since: 'before.py' },
      '1 of the 3 lines of before.py',
    ],
  ];
  it.each(broken)('is refused at its fence for %s', (_what, change, parts, found) => {
    change();
    expect(() => shown(parts)).toThrow(found);
    expect(() => shown(parts)).toThrow('docs/python/ports.mdx:7');
  });

  it('is shown without evidence while it is written, where it is not the recorded one', () => {
    write(`${folder}ports.py`, 'print(4)\n');
    const written = shown({}, false);
    expect(written.text).toBe('print(4)');
    expect(written).not.toHaveProperty('evidence');
    expect(written).not.toHaveProperty('output');
  });

  it('is refused with a toolchain past its end that nobody gives a reason for', () => {
    const old = { ...recorded(source, output), toolchain: 'Python 3.11.2', date: '2027-11-01' };
    lock({ 'ports.py': old });
    expect(() => shown()).toThrow('Python 3.11, whose support ended on 2027-10-31');
    write(`${folder}samples.json`, JSON.stringify({ endOfLife: 'Debian keeps it' }));
    expect(shown().ended).toMatchObject([{ product: 'Python 3.11', reason: 'Debian keeps it' }]);
  });
});

describe('a session', () => {
  const block = (parts: Partial<SessionBlock> = {}): SessionBlock => ({
    kind: 'session',
    page: 'python/ports',
    line: 7,
    text: '$ echo 1\n1',
    steps: [{ command: 'echo 1', output: '1' }],
    exits: [],
    ...parts,
  });
  const show = (parts: Partial<SessionBlock> = {}, strict = true) => showSession(block(parts), page(strict), place);

  it('has its evidence where it is as it was recorded, and is refused otherwise', () => {
    lock({}, { [sessionKey(block())]: recorded('', '$ echo 1\n1') });
    expect(show()).toMatchObject({ evidence: { toolchain: 'Python 3.11.2' }, vary: [vary] });
    expect(() => show({ text: '$ echo 1\n2' })).toThrow('another text');
    expect(show({ text: '$ echo 1\n2' }, false)).toEqual({ vary: [vary] });
    lock({});
    expect(() => show()).toThrow('no evidence for $ echo 1');
    expect(show({ norun: 'it needs two machines' })).toEqual({ vary: [] });
  });
});

describe('the length of a block', () => {
  it('is what a reader counts, with the output below it', () => {
    expect(lengthOf(program({ region: 'shown' }), page(), place)).toEqual({
      name: 'ports.py',
      lines: 2,
      outputLines: 3,
    });
    expect(lengthOf(program({ region: 'shown', showOutput: false }), page(), place)).not.toHaveProperty('outputLines');
  });
});
