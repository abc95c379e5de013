import { describe, expect, it } from 'vitest';

import { firstDifference, sameOutput, variedRanges } from './varies';

const port = { pattern: 'port (\\d+)', why: 'the kernel picks it' };

describe('varies', () => {
  it('treats outputs as the same when they differ only where a mark covers both', () => {
    expect(sameOutput('port 40001\n', 'port 52\n', [port])).toBe(true);
    expect(sameOutput('port 40001 open\n', 'port 52 closed\n', [port])).toBe(false);
    expect(sameOutput('port 40001\n', 'port none\n', [port])).toBe(false);
  });

  it('covers only the capture group', () => {
    expect(variedRanges('on port 40001', [port])).toEqual([{ start: 8, end: 13, why: port.why }]);
  });

  it('accepts lines in another order where that is declared', () => {
    const order = { order: 'lines', why: 'goroutines race' } as const;
    expect(sameOutput('a\nb\n', 'b\na\n', [order])).toBe(true);
    expect(sameOutput('a\nb\n', 'b\nb\n', [order])).toBe(false);
  });

  it('names the first line that differs', () => {
    expect(firstDifference('one\ntwo\n', 'one\n2\n', [])).toEqual({ line: 2, recorded: 'two', actual: '2' });
    expect(firstDifference('one\n', 'one\n', [])).toBeUndefined();
  });

  it('notices a missing last newline', () => {
    expect(firstDifference('one\n', 'one', [])).toEqual({ line: 2, recorded: '', actual: '(end of output)' });
  });
});
