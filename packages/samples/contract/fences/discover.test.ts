import { describe, expect, it } from 'vitest';

import { blocksIn } from './discover';

const blocks = (text: string) => blocksIn(text, 'go/pointers', 'docs/go/pointers.mdx');

describe('blocksIn', () => {
  it('finds programs, sessions and blocks declared not runnable, also inside admonitions and lists', () => {
    const text = [
      '---\ntitle: x\n---',
      '```go file=a.go region=main fold=setup,helpers exit=2 fails="nil map" {1,3}\n```',
      ':::note\n```console exit=1,2\n$ false\n```\n:::',
      '- item\n\n  ```bash norun="needs a second disk"\n  mkfs /dev/sdb\n  ```',
      '```text\ninert\n```',
      '$f(x) = {x}$ and <b>JSX</b>',
    ].join('\n\n');
    const found = blocks(text);
    expect(found).toMatchObject([
      {
        kind: 'program',
        line: 5,
        file: 'a.go',
        region: 'main',
        fold: ['setup', 'helpers'],
        exit: 2,
        fails: 'nil map',
        highlight: '{1,3}',
        showOutput: true,
      },
      { kind: 'session', exits: [1, 2], steps: [{ command: 'false', output: '' }] },
      { kind: 'inert', lang: 'bash', norun: 'needs a second disk' },
    ]);
    expect(found).toHaveLength(3);
  });

  it.each([
    ['a program typed into the page', '```go\nfunc main() {}\n```'],
    ['a text fence that names a file', '```text file=a.conf\n\n```'],
    ['text in a fence that names a file', '```go file=a.go\nfunc main() {}\n```'],
    ['an unknown option', '```go file=a.go lines=3\n```'],
    ['a session without a command', '```console\nhello\n```'],
    ['a status that is none', '```console exit=oops\n$ false\n```'],
    ['an exemption without a reason', '```go file=a.go norun="no"\n```'],
    ['a fence without a language', '```\nx\n```'],
  ])('answers %s with place, expected, found and hint', (_, text) => {
    expect(() => blocks(text)).toThrowErrorMatchingSnapshot();
  });
});
