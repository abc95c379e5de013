import { describe, expect, it } from 'vitest';

import { parseMdx } from '@groundwork/lib/parseMdx';
import { blocksIn, type ProgramBlock } from '@groundwork/samples';
import { widthFindings } from './code';
import { headingFindings } from './headings';
import { misplacedFindings } from './lineReferences';
import { linkFindings } from './links';
import { repeatedFindings, unfoldedFindings } from './listings';
import { pictureFindings } from './pictures';
import { passagesOf } from './prose';
import { oneSentenceFindings } from './sentences';
import { dashFindings, phraseFindings, riddleFindings, termFindings } from './words';

const tree = (text: string) => parseMdx(text, 'docs/x/y.mdx');
const passages = (text: string) => passagesOf(tree(text));

describe('passagesOf', () => {
  it('leaves out code, formulas and front matter, and knows the lines', () => {
    const text =
      '---\ntitle: simple\n---\n\nA line\nwith `simple` code and $simple$.\n\n```text\nsimple\n```\n\n| a | simple cell |\n|---|---|\n| b | c |\n';
    expect(passages(text).map(({ kind, text: found }) => [kind, found])).toEqual([
      ['paragraph', 'A line\nwith □ code and □.'],
      ['cell', 'a'],
      ['cell', 'simple cell'],
      ['cell', 'b'],
      ['cell', 'c'],
    ]);
    expect(passages(text)[0]!.lines[1]).toEqual({ number: 6, text: 'with □ code and □.' });
  });
});

describe('words', () => {
  it.each([
    'TODO: write it',
    'It is simply there.',
    'Just run it.',
    'A robust tool.',
    "Let's dive into it.",
    'This serves as a lock.',
  ])('finds %j', (text) => {
    expect(phraseFindings(passages(text))).toHaveLength(1);
  });

  it('accepts those words inside others and in code', () => {
    expect(phraseFindings(passages('Adjust the easel; `simple` is a keyword. Justification.'))).toEqual([]);
  });

  it('finds terms that other notes write differently', () => {
    expect(
      termFindings(passages('The filesystem of a Postgres server, e.g. on Github.')).map(({ found }) => found),
    ).toEqual(['filesystem', 'Github', 'Postgres', 'e.g.']);
    expect(termFindings(passages('The file system of a PostgreSQL server. A system call. Runtime.'))).toEqual([]);
  });

  it('finds chains of dashes', () => {
    expect(dashFindings(passages('One — two — three — four.'))).toHaveLength(1);
    expect(dashFindings(passages('One — two — three.'))).toEqual([]);
  });
});

describe('headings', () => {
  it.each([
    '# Title',
    '#### Deep',
    '## Overview',
    '## It fires.',
    '## Why Closed Descriptors Still Fire',
    '## Sources',
    '## 🚀 Fast',
  ])('refuses %j', (text) => {
    expect(headingFindings(passages(text))).toHaveLength(1);
  });

  it.each([
    '## A closed descriptor can still fire',
    '### Why does it wrap?',
    '## See it yourself',
    '## What TCP adds to IP',
    '## Big O',
  ])('accepts %j', (text) => {
    expect(headingFindings(passages(text))).toEqual([]);
  });
});

describe('links', () => {
  it('refuses texts that say nothing, and images without a text', () => {
    expect(
      linkFindings(
        tree(
          '[here](https://x.org), <b>x</b> [https://x.org](https://x.org), [RFC 768, section 1](https://x.org), ![](a.svg)',
        ),
      ),
    ).toHaveLength(3);
  });
});

describe('code', () => {
  it('counts a tab as four columns', () => {
    expect(widthFindings(`\t${'x'.repeat(68)}`, 3, 'a.go')).toEqual([]);
    expect(widthFindings(`\t${'x'.repeat(69)}`, 3, 'a.go')).toHaveLength(1);
  });
});

describe('listings', () => {
  const block: ProgramBlock = {
    kind: 'program',
    page: 'x/y',
    line: 7,
    lang: 'go',
    file: 'a.go',
    fold: [],
    showOutput: true,
    highlight: '',
  };
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index}`).join('\n');

  it('show at most 25 lines unfolded', () => {
    expect(unfoldedFindings(block, lines(25), [])).toEqual([]);
    expect(unfoldedFindings(block, lines(26), [])).toMatchObject([{ line: 7, found: '26 lines of a.go' }]);
    expect(unfoldedFindings(block, lines(40), [{ name: 'a', first: 2, last: 16 }])).toEqual([]);
    expect(unfoldedFindings(block, lines(40), [{ name: 'a', first: 2, last: 15 }])).toHaveLength(1);
  });

  it('do not count what every program of Java or HTML begins and ends with', () => {
    const java = `import java.util.List;\nclass A {\nvoid main() {\n${lines(25)}\n}\n}`;
    expect(unfoldedFindings({ ...block, lang: 'java' }, java, [])).toEqual([]);
    expect(unfoldedFindings(block, java, [])).toHaveLength(1);
    const html = `<!doctype html>\n<html lang="en">\n<title>A</title>\n${lines(25)}\n</html>`;
    expect(unfoldedFindings({ ...block, lang: 'html' }, html, [])).toEqual([]);
  });

  const repeated = (...fences: string[]) =>
    repeatedFindings(blocksIn(fences.join('\n\n'), 'x/y', 'docs/x/y.mdx')).map(({ found }) => found);
  const shown = '```bash file=a.sh\n```';

  it('are printed once on a page', () => {
    expect(repeated(shown, shown)).toEqual(['a.sh whole in a second fence']);
    expect(repeated(shown, '```console\n$ cat a.sh\necho a\n```')).toEqual(['cat a.sh, which a fence shows']);
    expect(repeated(shown, '```console\n$ cd x && cat ./a.sh\necho a\n```')).toHaveLength(1);
  });

  it('may be shown in regions, and their files be read by programs', () => {
    expect(repeated('```bash file=a.sh region=b\n```', '```bash file=a.sh region=c output=none\n```')).toEqual([]);
    expect(repeated(shown, '```console\n$ bash a.sh\n$ cat a.sh | wc -l\n$ cat a.sh > b\n$ cat b.txt\n```')).toEqual(
      [],
    );
  });
});

describe('sentences', () => {
  it('finds three paragraphs of one sentence in a row', () => {
    expect(oneSentenceFindings(tree('## A\n\nOne.\n\nTwo.\n\nThree.\n'))).toMatchObject([{ line: 3 }]);
    expect(oneSentenceFindings(tree('One.\n\nTwo. And more.\n\nThree.\n\n- a\n\nFour.\n'))).toEqual([]);
  });

  it('finds words that point without naming', () => {
    expect(riddleFindings(passages('The latter waits.'))).toHaveLength(1);
  });
});

describe('pictureFindings', () => {
  it('finds a note with neither a picture nor a reason for none', () => {
    const found = (text: string) => pictureFindings(tree(text));
    expect(found('Text.\n')).toHaveLength(1);
    expect(found('Text.\n\n{/* no picture: it is a table of four values */}\n')).toEqual([]);
    expect(found('```mermaid title="What waits for what"\ngraph LR; a-->b\n```\n')).toEqual([]);
  });
});

describe('misplacedFindings', () => {
  const listing = ['var wg', 'wg.Go(a)', 'wg.Go(b)', 'wg.Wait()'];
  const found = (text: string) =>
    misplacedFindings(tree(`\`\`\`go\n\`\`\`\n\n${text}`), ({ lang }) => (lang === 'go' ? listing : undefined)).map(
      ({ line, found: said }) => `${line} ${said}`,
    );

  it.each([
    ['`wg.Go` starts it (lines 1 and 2). `wg.Wait()` waits (line 3).', ['4 lines 1 and 2', '4 line 3']],
    ['`wg.Go` starts it (lines 2 and 3). `wg.Wait()` waits (line 4).', []],
    ['A group (lines 1 to 3) has `wg.Wait`.', ['4 lines 1 to 3']],
    ['Two calls of `wg.Go` (lines 1 to 3).', []],
    ['It prints `ready` (line 1).', []],
    ['`wg.Go` (line 1 of the output)', []],
  ])('%s', (text, findings) => {
    expect(found(text)).toEqual(findings);
  });

  it('say where the listing has it', () => {
    expect(misplacedFindings(tree('```go\n```\n\n`wg.Wait` (line 1)'), () => listing)[0]?.expected).toBe(
      '"line 1" to be where the listing has `wg.Wait`: line 4',
    );
  });
});
