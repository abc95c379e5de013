import { describe, expect, it } from 'vitest';

import { formatSession, parseSession } from './session';

describe('parseSession', () => {
  it('splits commands from their outputs', () => {
    expect(parseSession('$ echo a\na\n$ true\n$ ls\nx\ny')).toEqual([
      { command: 'echo a', output: 'a' },
      { command: 'true', output: '' },
      { command: 'ls', output: 'x\ny' },
    ]);
  });

  it('joins continuation lines only while bash finds the command incomplete', () => {
    const text = '$ cat <<END\n> one\n> END\none\n$ echo "> quoted"\n> quoted';
    expect(parseSession(text)).toEqual([
      { command: 'cat <<END\none\nEND', output: 'one' },
      { command: 'echo "> quoted"', output: '> quoted' },
    ]);
    expect(formatSession(parseSession(text)!)).toBe(text);
  });

  it.each([
    ['a quoted end', "cat > a <<'END'\n$x\nEND"],
    ['an end behind tabs', 'cat <<-END | sort\n\tb\n\tEND'],
    ['two documents', 'paste <(cat <<A) <(cat <<B)\na\nA\nb\nB'],
    ['an end that a quote holds', "echo '<<END'\n"],
    ['a string instead of a document', 'cat <<<END'],
    ['a pipe at the end of a line', 'echo a |\ncat &&\ntrue'],
    ['an escaped pipe', 'echo a\\|'],
    ['a pipe in a comment', 'true # |'],
    ['a quote over lines', "sh -c '\necho a'"],
    ['a quote in quotes', `echo "it's"`],
    ['a loop', 'for i in 1 2; do\n  echo $i\ndone'],
    ['a loop that names its end before it', 'while read word; do\n  echo done\ndone < list'],
    ['a function', 'twice() {\n  echo ${1}\n  "$@"; }'],
  ])('knows the end of a command with %s', (_what, command) => {
    const complete = command.trimEnd();
    const text = `$ ${complete.replaceAll('\n', '\n> ')}\n> printed`;
    expect(parseSession(text)).toEqual([{ command: complete, output: '> printed' }]);
  });

  it('refuses a text that does not start with a command', () => {
    expect(parseSession('output only')).toBeUndefined();
  });
});
