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

  it('refuses a text that does not start with a command', () => {
    expect(parseSession('output only')).toBeUndefined();
  });
});
