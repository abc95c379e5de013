import { expect, it } from 'vitest';

import { notesFolder } from '../../testing/notesFolder';
import { unitsOf } from './units';

const { root, write } = notesFolder();
const page = 'go/maps';
for (const file of ['a.go', 'b.go', 'notes.txt']) write(`samples/${page}/${file}`, '');

function unitsIn(note: string, options = {}) {
  write(`docs/${page}.mdx`, note);
  write(`samples/${page}/samples.json`, JSON.stringify(options));
  return unitsOf(root, page, [page]);
}

const idsOf = (note: string) => unitsIn(note).units.map(({ id }) => id);

it('are the programs, each once however many fences show it, and the sessions', () => {
  const note =
    '```go file=a.go\n```\n\n```go file=b.go of=a.go\n```\n\n```go file=a.go\n```\n\n```console\n$ id\n```\n';
  expect(idsOf(note)).toEqual(['go/maps/a.go', 'go/maps:10']);
  expect(idsOf('```text file-free\nwords\n```\n\n```ini file=notes.txt of=session\n```\n')).toEqual([]);
});

it('agree on how a program ends, whichever fence says it', () => {
  const [unit] = unitsIn('```go file=a.go\n```\n\n```go file=a.go exit=2\n```\n').units;
  expect(unit).toMatchObject({ exit: 2, line: 1, language: { name: 'Go' } });
  expect(() => unitsIn('```go file=a.go exit=1\n```\n\n```go file=a.go exit=2\n```\n')).toThrow(/found +1 and 2/);
});

it('have the marks of the page and their own', () => {
  const mark = (why: string) => ({ pattern: '\\d', why });
  const options = { vary: [mark('of the page')], programs: { 'a.go': { vary: [mark('of the program')] } } };
  const [unit] = unitsIn('```go file=a.go\n```\n', options).units;
  expect(unit?.vary.map(({ why }) => why)).toEqual(['of the page', 'of the program']);
});

it('leave out what is declared not to run, by a key that the lock has', () => {
  const note =
    '```go file=a.go norun="needs a cluster"\n```\n\n```bash norun="needs a second disk"\nmkfs /dev/sdb\n```\n';
  const { units, exemptions, exempted } = unitsIn(note);
  expect(units).toEqual([]);
  expect(exemptions.map(({ key, reason }) => [key, reason])).toEqual([
    ['a.go', 'needs a cluster'],
    [expect.stringMatching(/^bash [\da-f]{12}$/), 'needs a second disk'],
  ]);
  expect(exempted.map(({ id }) => id)).toEqual(['go/maps/a.go']);
});

it('refuse a file that is not there and one that nothing runs', () => {
  expect(() => unitsIn('```go file=none.go\n```\n')).toThrow(/only a\.go, b\.go, notes\.txt/);
  expect(() => unitsIn('```ini file=notes.txt\n```\n')).toThrow(/expected +a program in a language[^]*of=session/);
});
